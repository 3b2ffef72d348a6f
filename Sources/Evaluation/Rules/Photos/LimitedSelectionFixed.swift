internal import Documents
internal import Catalog

/// Notes an app that handles limited access and offers no way to another selection.
///
/// A warning where the app has switched off the system's own reminder, which is the other way.
struct LimitedSelectionFixed: Rule {
    static let id = "PH-004"

    /// Ways to another selection.
    static let ways = [
        "PHPhotoLibrary.presentLimitedLibraryPicker", "PHPickerViewController", "PhotosPicker",
        "UIApplication.openSettingsURLString",
    ]

    func findings(in context: EvaluationContext) -> [Finding] {
        guard context.submission.handledStates["photo-library"]?.contains("limited") == true,
            !context.showsPartOfCode, context.ownUses.of(Self.ways).isEmpty
        else { return [] }
        let isSilent = context.appInfoPlists.contains {
            $0.root?["PHPhotoLibraryPreventAutomaticLimitedAccessAlert"]?.boolean == true
        }
        return context.finding(
            Self.self,
            on: context.fullLibraryRequests,
            phrase: isSilent ? "silent" : "default",
            severity: isSilent ? .warning : .note,
            permission: "photo-library"
        )
    }
}
