/// Reports an app that exits, or withholds unrelated or bought features, where a permission is refused.
struct RefusalIsPunished: RequestRule {
    static let id = "FLOW-005"

    func reports(_ request: PermissionRequest, in context: EvaluationContext) -> Bool {
        [.exit, .blockApp, .blockUnrelated, .blockPurchases].contains(request.onDenied)
    }
}
