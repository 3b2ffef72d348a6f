import Foundation

/// The octets that a case of `Tests/Live/Fixtures/http-cases.jsonl` sends, in one piece.
struct GivenCase: Sendable {
    let id: String
    let octets: [UInt8]

    /// The part of the HTTP grammar that it is about: `te` of `te-04`.
    var group: String { String(id.prefix { $0 != "-" }) }

    /// The groups of ``all``.
    static let groups = Set(all.map(\.group)).sorted()

    /// Every case, in the order of the file.
    ///
    /// `/v1/apis/x` and `/echo` become routes of ``EchoService``.
    static let all: [GivenCase] = {
        let path = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Live/Fixtures/http-cases.jsonl")
        guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap { line -> GivenCase? in
            guard let entry = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
                let id = entry["id"] as? String, let pieces = entry["send"] as? [Any]
            else { return nil }
            let sent = pieces.map(written).joined().replacing("/v1/apis/x", with: "/x")
            // A character is an octet.
            return GivenCase(id: id, octets: sent.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
        }
    }()

    /// Text as it is, a repetition written out, nothing for a wait.
    private static func written(_ piece: Any) -> String {
        if let text = piece as? String { return text }
        guard let repetition = piece as? [String: Any], let count = repetition["count"] as? Int,
            let parts = repetition["of"] as? [Any]
        else { return "" }
        let once = parts.map { part in
            if let pair = part as? [Any], let text = pair.first as? String, let times = pair.last as? Int {
                return String(repeating: text, count: times)
            }
            return part as? String ?? ""
        }.joined()
        return (0..<count).map { once.replacing("#", with: "\($0)") }.joined()
    }
}
