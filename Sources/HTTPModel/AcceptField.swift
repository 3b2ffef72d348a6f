/// The media ranges of an `Accept` field (RFC 9110 §12.5.1).
package struct AcceptField: Sendable {
    private let ranges: [(type: MediaType, quality: Quality)]

    /// Reads every line of the field; elements that do not parse are passed over.
    package init(_ lines: [String]) {
        var ranges: [(MediaType, Quality)] = []
        for line in lines {
            var scanner = FieldScanner(line)
            repeat {
                scanner.skipWhitespace()
                guard let range = MediaType(from: &scanner) else { continue }
                let weight = range.parameters.firstIndex { $0.name == "q" }
                let type = MediaType(
                    range.type,
                    range.subtype,
                    parameters: Array(range.parameters.prefix(weight ?? range.parameters.count))
                )
                let quality = weight.map { Quality(range.parameters[$0].value) } ?? .full
                if let quality { ranges.append((type, quality)) }
            } while scanner.skipElement()
        }
        self.ranges = ranges
    }

    /// The offer that the client likes best, the earlier one of equals; `nil` where none is acceptable.
    ///
    /// A field without a readable range states no wish: the first offer it is.
    package func best(among offers: [MediaType]) -> MediaType? {
        guard !ranges.isEmpty else { return offers.first }
        var best: (offer: MediaType, quality: Quality)?
        for offer in offers {
            let quality = quality(of: offer)
            if quality > (best?.quality ?? .none) { best = (offer, quality) }
        }
        return best?.offer
    }

    /// The weight of the most specific range that covers `offer`.
    private func quality(of offer: MediaType) -> Quality {
        var found: (specificity: Int, quality: Quality)?
        for (range, quality) in ranges {
            guard let specificity = Self.specificity(of: range, for: offer) else { continue }
            if specificity > (found?.specificity ?? -1) { found = (specificity, quality) }
        }
        return found?.quality ?? .none
    }

    /// How closely `range` describes `offer`; `nil` where it does not cover it.
    private static func specificity(of range: MediaType, for offer: MediaType) -> Int? {
        if range.type == "*" { return range.subtype == "*" ? 0 : nil }
        guard range.type == offer.type else { return nil }
        if range.subtype == "*" { return 1 }
        guard range.subtype == offer.subtype, range.parameters.allSatisfy(offer.parameters.contains) else { return nil }
        return 2 + range.parameters.count
    }
}
