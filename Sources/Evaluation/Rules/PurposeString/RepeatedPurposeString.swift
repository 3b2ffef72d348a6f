/// Reports one text used for several permissions; each repetition after the first is a finding.
///
/// Keys of the same permission may share a text; placeholders are left to ``PlaceholderPurposeString``.
struct RepeatedPurposeString: Rule {
    static let id = "PS-010"

    func findings(in context: EvaluationContext) -> [Finding] {
        var first: [String: PurposeString] = [:]
        return context.reviewedPurposeStrings.filter { $0.review.placeholder == nil }.compactMap { string, _ in
            let slot =
                "\(string.location.path ?? "")\u{0}\(string.locale ?? "")\u{0}\(string.text.trimmed.lowercased())"
            guard let earlier = first[slot] else {
                first[slot] = string
                return nil
            }
            guard let permission = string.permission, permission != earlier.permission else { return nil }
            return context.purposeFinding(Self.self, string, ["other": .text(earlier.key)])
        }
    }
}
