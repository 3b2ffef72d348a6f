internal import Catalog

/// Reports a text that asks for another resource than its key's, and a read key that speaks only of saving (a note).
struct OtherResourceNamed: Rule {
    static let id = "PS-009"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, review in
            review.otherResource.map { ["other": .text($0)] }
        }
            + context.reviewedPurposeStrings.filter { string, review in
                string.key == "NSPhotoLibraryUsageDescription" && review.placeholder == nil && review.speaksOnlyOfSaving
            }.map { string, _ in
                context.purposeFinding(Self.self, string, phrase: "saving", severity: .note)
            }
    }
}
