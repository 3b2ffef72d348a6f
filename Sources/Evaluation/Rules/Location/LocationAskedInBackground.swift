/// Reports a request for location while the app is not on screen.
struct LocationAskedInBackground: RequestRule {
    static let id = "LOC-012"

    func reports(_ request: PermissionRequest, in context: EvaluationContext) -> Bool {
        request.permission == "location" && request.trigger == .background
    }
}
