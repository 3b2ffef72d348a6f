/// The language ranges of an `Accept-Language` field (RFC 9110 §12.5.4).
package struct AcceptLanguageField: Sendable {
    private let ranges: [(tag: String, quality: Quality)]

    /// Reads every line of the field; elements that do not parse are passed over.
    package init(_ lines: [String]) {
        var ranges: [(String, Quality)] = []
        for line in lines {
            var scanner = FieldScanner(line)
            repeat {
                scanner.skipWhitespace()
                guard let tag = scanner.token() else { continue }
                scanner.skipWhitespace()
                var quality: Quality? = .full
                if scanner.take(0x3B) {
                    scanner.skipWhitespace()
                    guard scanner.token()?.lowercased() == "q", scanner.take(0x3D) else { continue }
                    quality = scanner.token().flatMap { Quality($0) }
                }
                if let quality { ranges.append((Self.withScript(tag.lowercased()), quality)) }
            } while scanner.skipElement()
        }
        self.ranges = ranges
    }

    /// The offer that the client likes best by lookup (RFC 4647 §3.4); `nil` where no range names one.
    package func best(among offers: [String]) -> String? {
        let refused = ranges.filter { $0.quality == .none }.map(\.tag)
        let wished = ranges.enumerated().filter { $0.element.quality > .none }
            .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
        let open = offers.filter { !refused.contains($0.lowercased()) }
        for (_, range) in wished {
            if range.tag == "*" { return open.first }
            if let offer = Self.lookup(range.tag, in: open) { return offer }
        }
        return nil
    }

    /// Cuts subtags off the end of `tag` until an offer bears the rest as its name.
    private static func lookup(_ tag: String, in offers: [String]) -> String? {
        var subtags = tag.split(separator: "-")
        while !subtags.isEmpty {
            let name = subtags.joined(separator: "-")
            if let offer = offers.first(where: { $0.lowercased() == name }) { return offer }
            subtags.removeLast()
        }
        return nil
    }

    /// Writes out the script that a Chinese tag leaves to its region (Unicode CLDR, likely subtags).
    private static func withScript(_ tag: String) -> String {
        let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
        guard subtags.first == "zh" else { return tag }
        let rest = subtags.dropFirst()
        if rest.contains("hans") || rest.contains("hant") { return tag }
        let isTraditional = rest.contains { ["tw", "hk", "mo"].contains($0) }
        return (["zh", isTraditional ? "hant" : "hans"] + rest).joined(separator: "-")
    }
}
