/// Notes a second request for Always: the system answers one.
struct SecondAlwaysRequest: RequestRule {
    static let id = "LOC-008"

    func reports(_ request: PermissionRequest, in context: EvaluationContext) -> Bool {
        request.permission == "location" && request.access?.lowercased() == "always" && request.askedBefore == true
    }
}
