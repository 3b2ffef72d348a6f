/// Notes a permission that is asked for at launch and that no feature needs at once.
struct AskedAtLaunch: RequestRule {
    static let id = "FLOW-001"

    func reports(_ request: PermissionRequest, in context: EvaluationContext) -> Bool {
        request.trigger == .launch && request.feature == nil
    }
}
