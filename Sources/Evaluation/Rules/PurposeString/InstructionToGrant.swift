/// Reports a text that tells the reader to agree: `please tap Allow`.
struct InstructionToGrant: Rule {
    static let id = "PS-008"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, review in
            review.instruction.map { ["found": .text($0)] }
        }
    }
}
