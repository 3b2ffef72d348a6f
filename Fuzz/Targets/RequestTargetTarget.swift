import HTTPModel

/// A request target: path segments, query items, and percent-encoding by itself.
enum RequestTargetTarget {
    static func run(_ octets: [UInt8]) {
        let text = String(decoding: octets, as: UTF8.self)
        expect(PercentEncoding.decode(PercentEncoding.encode(text)) == text, "an encoded text decodes to another")
        if let decoded = PercentEncoding.decode(text) {
            expect(
                PercentEncoding.decode(PercentEncoding.encode(decoded)) == decoded,
                "a decoded text does not come back"
            )
        }
        for text in [text, "/" + text] {
            guard let target = try? RequestTarget(text) else { continue }
            expect(!target.segments.isEmpty, "a path has no segment")
            let path = target.segments.map { "/" + PercentEncoding.encode($0) }.joined()
            let items = target.query.items.map {
                "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))"
            }
            guard let again = try? RequestTarget(path + "?" + items.joined(separator: "&")) else {
                fatalError("a target written again is none")
            }
            expect(again.segments == target.segments, "the segments are others when written again")
            expect(again.query.items == target.query.items, "the query is another when written again")
        }
    }
}
