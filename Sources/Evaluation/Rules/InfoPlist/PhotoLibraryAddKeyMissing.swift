/// Reports a missing or blank `NSPhotoLibraryAddUsageDescription` where code saves into the photo library.
///
/// Read access is PL-001's: neither key stands in for the other.
struct PhotoLibraryAddKeyMissing: Rule {
    static let id = "PL-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0 == "NSPhotoLibraryAddUsageDescription" }
    }
}
