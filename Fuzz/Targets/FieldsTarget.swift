import HTTPModel
import HTTPServer

/// The value of any field that the service reads; two values where the input holds LF.
enum FieldsTarget {
    private static let types = [MediaType.json, .html, MediaType("text", "plain", parameters: []), .problemJSON]

    static func run(_ octets: [UInt8]) {
        // No field value holds a control character (RFC 9110 §5.5): the parser has refused it before.
        let octets = octets.filter { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 || $0 == 0x0A }
        let lines = octets.split(separator: 0x0A).prefix(2).map { String(decoding: $0, as: UTF8.self) }
        let text = lines.first ?? ""
        if let best = AcceptField(lines).best(among: types) {
            expect(types.contains(best), "an offer that nobody made")
        }
        let languages = ["en", "zh-Hans"]
        if let best = AcceptLanguageField(lines).best(among: languages) {
            expect(languages.contains(best), "an offer that nobody made")
        }
        checkDate(text)
        checkMediaType(text)
        checkTags(lines)
        checkForwarding(lines)
        checkRange(lines)
        checkCoding(lines)
    }

    private static func checkDate(_ text: String) {
        if let date = HTTPDate(text) {
            expect(HTTPDate(date.description) == date, "\(date.seconds) is written as \(date)")
        }
        if let date = HTTPDate(day: text) { expect(date.day == text, "\(text) is written as \(date.day)") }
    }

    private static func checkMediaType(_ text: String) {
        guard let type = MediaType(text) else { return }
        expect(MediaType(type.essence)?.essence == type.essence, "\(type.essence) does not read as itself")
    }

    private static func checkTags(_ lines: [String]) {
        guard case .tags(let tags) = EntityTag.Condition(lines) else { return }
        expect(EntityTag.Condition(tags.map(\.description)) == .tags(tags), "\(tags) do not read as themselves")
        let tag = EntityTag("x")
        let headers = Headers(lines.map { ("If-None-Match", $0) })
        let outcome = Preconditions.evaluate(headers, tag: tag, lastModified: nil)
        expect((outcome == .notModified(tag)) == tags.contains { $0.opaque == "x" }, "a condition is weighed wrongly")
    }

    private static func checkRange(_ lines: [String]) {
        let headers = Headers(zip(["Range", "If-Range"], lines).map { ($0, $1) })
        for count in [0, 1, 100, .max] {
            let range = ByteRange(
                headers,
                count: count,
                tag: EntityTag("x"),
                lastModified: HTTPDate(seconds: 784_111_777)
            )
            guard case .part(let part) = range else { continue }
            expect(!part.isEmpty && part.upperBound <= count, "\(part) is no part of \(count) octets")
        }
    }

    private static func checkCoding(_ lines: [String]) {
        let mayRefuse = lines.contains { $0.contains("*") || $0.lowercased().contains("identity") }
        let coding = ContentCoding(acceptedBy: Headers(lines.map { ("Accept-Encoding", $0) }))
        expect(mayRefuse || coding != nil, "every coding is refused, though nobody refused identity")
    }

    private static func checkForwarding(_ lines: [String]) {
        for field in ForwardingField.allCases {
            for case let hop? in field.hops(Headers(lines.map { (field.rawValue, $0) })) {
                expect(ClientAddress(hop.description) == hop, "\(hop) does not read as itself")
            }
        }
        if let text = lines.first, let address = ClientAddress(text) {
            expect(AddressBlock(text)?.contains(address) == true, "\(text) is an address, but no block that holds it")
        }
    }
}
