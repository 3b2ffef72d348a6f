/// Notes a call for the selection screen in a state other than limited, as the argument `status` tells it.
struct LimitedPickerElsewhere: UseRule {
    static let id = "PH-005"
    static let symbols = ["PHPhotoLibrary.presentLimitedLibraryPicker"]
    static let permission: String? = "photo-library"

    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool {
        use.says("status", "authorized", "denied", "restricted", "notdetermined")
    }
}
