internal import Catalog

/// Reports a text that names what everybody does with the resource, and nothing of this app: `to take photos`.
///
/// Only a note for the add-only key of the photo library: saving is all that it allows, and texts that say no more pass.
struct NoConcreteUse: Rule {
    static let id = "PS-006"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, review in
            review.concrete.isEmpty && review.vague == nil && review.namesOrdinaryUse ? [:] : nil
        }.map { finding in
            guard finding.arguments["key"] == .text("NSPhotoLibraryAddUsageDescription") else { return finding }
            var finding = finding
            finding.severity = .note
            return finding
        }
    }
}
