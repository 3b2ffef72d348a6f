/// Reports a request in a state in which the system asks nothing.
///
/// Silent for grants that can be widened: When In Use, limited, write-only, provisional.
struct AskedAfterAnswer: RequestRule {
    static let id = "FLOW-003"

    func reports(_ request: PermissionRequest, in context: EvaluationContext) -> Bool {
        request.status.map { ["denied", "restricted", "authorized", "authorizedAlways"].contains($0) } ?? false
    }
}
