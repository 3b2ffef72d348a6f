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
        let settings = context.ownUses.of(["UIImagePickerController.sourceType"]).filter { use in
            use.plainValues.contains { $0.hasSuffix("photolibrary") || $0.hasSuffix("savedphotosalbum") }
        }
        // In Objective-C the constant that the property is given is a use of its own at another place.
        let others = settings.filter { use in
            !sources.contains { $0.use.file == use.use.file && $0.use.line == use.use.line }
        }
        return context.finding(Self.self, on: sources + pickers + others, permission: "photo-library")
    }
}
