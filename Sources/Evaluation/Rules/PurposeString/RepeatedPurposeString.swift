/// Reports one text used for several permissions; each repetition after the first is a finding.
///
/// Keys of the same permission may share a text; placeholders are left to ``PlaceholderPurposeString``.
struct RepeatedPurposeString: Rule {
    static let id = "PS-010"

    /// Bytes of a text whose case and white space are passed over.
    private static let longest = 10_000

    func findings(in context: EvaluationContext) -> [Finding] {
        var first: [[UInt8]: PurposeString] = [:]
        return context.reviewedPurposeStrings.filter { $0.review.placeholder == nil }.compactMap { string, _ in
            // In octets, and a long one as it is: to compare megabytes as Unicode has them takes long.
            let isLong = string.text.utf8.count > Self.longest
            let text = isLong ? string.text : string.text.trimmed.lowercased()
            let slot = Array("\(string.location.path ?? "")\u{0}\(string.locale ?? "")\u{0}\(text)".utf8)
            guard let earlier = first[slot] else {
                first[slot] = string
                return nil
            }
            guard let permission = string.permission, permission != earlier.permission else { return nil }
            return context.purposeFinding(Self.self, string, ["other": .text(earlier.key)])
        }
    }
}
