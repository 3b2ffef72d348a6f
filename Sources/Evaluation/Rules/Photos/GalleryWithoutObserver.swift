/// Notes a gallery of the app's own that never registers for changes of the library.
struct GalleryWithoutObserver: Rule {
    static let id = "PH-008"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard !context.features(.gallery).isEmpty,
            context.lacks(
                "PHPhotoLibrary.register",
                "PHPhotoLibraryChangeObserver",
                "PHPhotoLibrary.registerChangeObserver"
            )
        else { return [] }
        return context.finding(
            Self.self,
            on: context.ownUses.of(["PHAsset.fetchAssets"]),
            arguments: ["features": .list(context.features(.gallery).shortened())],
            permission: "photo-library"
        )
    }
}
