internal import Catalog

/// Notes photos that come from the picker and are then fetched from the library by identifier, in one file.
struct PickerResultFetched: Rule {
    static let id = "PH-007"

    func findings(in context: EvaluationContext) -> [Finding] {
        let pickers = context.ownUses.of(["PHPickerViewController", "PhotosPicker"])
        let files = Set(pickers.map(\.use.file))
        return context.finding(
            Self.self,
            on: context.ownUses.of(["PHAsset.fetchAssets"]).filter {
                files.contains($0.use.file)
                    && $0.record?.id.hasPrefix("PHAsset.fetchAssets(withLocalIdentifiers:") == true
            },
            permission: "photo-library"
        )
    }
}
