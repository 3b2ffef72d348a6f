/// Reports that people to whom a permission is closed are sent to Settings.
///
/// The camera is CAM-013's.
struct RestrictedSentToSettings: RequestRule {
    static let id = "FLOW-008"

    func reports(_ request: PermissionRequest, in context: EvaluationContext) -> Bool {
        request.permission != "camera" && request.onRestricted == .settings
    }
}
