/// Notes `UIImagePickerController` as the way to the photo library; as a camera it is fine.
struct ImagePickerLibrarySource: Rule {
    static let id = "PH-012"

    func findings(in context: EvaluationContext) -> [Finding] {
        let sources = context.ownUses.of([
            "UIImagePickerController.SourceType.photoLibrary", "UIImagePickerController.SourceType.savedPhotosAlbum",
        ])
        let pickers = context.ownUses.of(["UIImagePickerController"]).filter {
            $0.says("source_type", "photolibrary", "savedphotosalbum")
                || $0.says("sourceType", "photolibrary", "savedphotosalbum")
        }
        return context.finding(Self.self, on: sources + pickers, permission: "photo-library")
    }
}
