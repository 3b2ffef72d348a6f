internal import Catalog
internal import Documents

/// Reports a text that tells the reader to agree, `please tap Allow`: a purpose string, or a screen before the alert.
///
/// A purpose string that says what for and asks politely, `please allow`, is only noted: public apps have
/// such texts, and no refusal of one is known.
struct InstructionToGrant: Rule {
    static let id = "PS-008"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { _, review in
            review.instruction.map { ["found": .text($0)] }
        }
            + context.reviewedPurposeStrings.compactMap { string, review in
                guard review.placeholder == nil, let plea = review.plea else { return nil }
                return context.purposeFinding(
                    Self.self,
                    string,
                    ["found": .text(plea)],
                    phrase: "plea",
                    severity: review.concrete.isEmpty ? nil : .note
                )
            }
            + context.prompts(.before).flatMap { prompt in
                [("title", prompt.title), ("body", prompt.body)].compactMap { name, text in
                    PromptText(text).instruction.map { found in
                        context.promptFinding(
                            Self.self,
                            prompt,
                            at: prompt.pointer.appending(name),
                            phrase: "prompt",
                            ["found": .text(found)]
                        )
                    }
                }
            }
    }
}
