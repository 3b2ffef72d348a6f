/// Reports changes to the photo library within the block of other changes, as the argument `inside` tells it.
struct NestedPhotoChanges: UseRule {
    static let id = "PH-009"
    static let symbols = ["PHPhotoLibrary.performChanges", "PHPhotoLibrary.performChangesAndWait"]
    static let permission: String? = "photo-library"

    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool {
        use.use.arguments["inside"].map { $0.holds("performChanges") } ?? false
    }
}
