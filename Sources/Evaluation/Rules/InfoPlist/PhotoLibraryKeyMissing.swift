/// Reports a missing or blank `NSPhotoLibraryUsageDescription` where code reads the photo library.
///
/// The system ends the app at its first access, and the upload check asks for the key. Saving only is PL-002's.
struct PhotoLibraryKeyMissing: Rule {
    static let id = "PL-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0 == "NSPhotoLibraryUsageDescription" }
    }
}
