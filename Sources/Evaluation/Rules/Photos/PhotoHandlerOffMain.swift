/// Reports a handler of the photo library that changes the interface on the queue on which it is called.
///
/// The arguments `updates_ui` and `queue` tell it.
struct PhotoHandlerOffMain: UseRule {
    static let id = "PH-011"
    static let symbols = [
        "PHPhotoLibrary.requestAuthorization", "PHPhotoLibrary.performChanges",
        "PHPhotoLibraryChangeObserver.photoLibraryDidChange",
    ]
    static let permission: String? = "photo-library"

    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool {
        use.changesInterfaceOffMain
    }
}
