/// Reports a call that by its name reads a state and that asks.
struct CheckThatAsks: RequestRule {
    static let id = "FLOW-006"

    func reports(_ request: PermissionRequest, in context: EvaluationContext) -> Bool {
        request.trigger == .check
    }
}
