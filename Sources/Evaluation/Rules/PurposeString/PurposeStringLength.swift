/// Notes a text so short or so long that it is seldom a good one; Apple states no limit.
///
/// Bounds, in characters: 8 to 60 for Chinese and Japanese, 20 to 150 for other scripts.
struct PurposeStringLength: Rule {
    static let id = "PS-012"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, review in
            let bounds = review.script.isDense ? 8...60 : 20...150
            let length = string.text.trimmed.count
            return bounds.contains(length) ? nil : ["length": .text(String(length))]
        }
    }
}
