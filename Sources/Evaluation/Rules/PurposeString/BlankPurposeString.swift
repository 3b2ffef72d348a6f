/// Reports a purpose string that is empty or holds only white space (ITMS-90738).
///
/// It counts as missing too: the Info.plist rules report that for the APIs that need the key.
struct BlankPurposeString: Rule {
    static let id = "PS-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeStrings.filter { $0.text.isBlank }.map { string in
            context.finding(
                Self.self,
                at: string.location,
                arguments: ["key": .text(string.key)],
                permission: string.permission
            )
        }
    }
}
