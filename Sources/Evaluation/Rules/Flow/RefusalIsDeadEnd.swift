/// Reports a feature that ends where its permission is refused.
struct RefusalIsDeadEnd: RequestRule {
    static let id = "FLOW-004"

    func reports(_ request: PermissionRequest, in context: EvaluationContext) -> Bool {
        request.onDenied == .deadEnd
    }
}
