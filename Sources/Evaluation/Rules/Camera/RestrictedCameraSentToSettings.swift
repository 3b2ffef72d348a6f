/// Reports that people whose camera is restricted are sent to Settings.
///
/// Other permissions are FLOW-008's.
struct RestrictedCameraSentToSettings: RequestRule {
    static let id = "CAM-013"

    func reports(_ request: PermissionRequest, in context: EvaluationContext) -> Bool {
        request.permission == "camera" && request.onRestricted == .settings
    }
}
