internal import Catalog

/// Reports a text that names what everybody does with the resource, and nothing of this app: `to take photos`.
///
/// Only a note for the add-only key of the photo library: saving is all that it allows, and texts that say no more pass.
/// Only a note, too, where ``RestatedResource`` reports the text: then it says what the text lacks.
struct NoConcreteUse: Rule {
    static let id = "PS-006"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.reviewedPurposeStrings.compactMap { string, review in
            guard review.placeholder == nil, review.concrete.isEmpty, review.vague == nil else { return nil }
            let isNote =
                review.restatesResource || review.isFrameworkDefault
                || string.key == "NSPhotoLibraryAddUsageDescription"
            return context.purposeFinding(Self.self, string, severity: isNote ? .note : nil)
        }
    }
}
