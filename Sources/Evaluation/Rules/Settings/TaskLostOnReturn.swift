/// Notes a way to Settings for a permission whose switch ends the app, where the task at hand is not restored.
struct TaskLostOnReturn: RequestRule {
    static let id = "SET-008"

    func reports(_ request: PermissionRequest, in context: EvaluationContext) -> Bool {
        request.onDenied == .settings && Self.permissions.contains(request.permission)
            && context.submission.policies.restoresTask != true
    }

    /// Those for which it has been seen; changes of location and notifications are delivered to the running app.
    static let permissions: Set = ["camera", "microphone", "photo-library", "contacts", "speech-recognition"]
}
