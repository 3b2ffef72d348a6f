/// Reports a missing or blank `NSCameraUsageDescription` where code can reach the camera.
///
/// The quality of a text that is there is left to the purpose-string rules.
struct CameraKeyMissing: Rule {
    static let id = "PL-003"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0 == "NSCameraUsageDescription" }
    }
}
