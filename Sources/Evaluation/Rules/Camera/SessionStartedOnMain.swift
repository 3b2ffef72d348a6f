/// Reports `startRunning()` on the main thread, as the argument `queue` tells it.
struct SessionStartedOnMain: UseRule {
    static let id = "CAM-002"
    static let symbols = ["AVCaptureSession.startRunning"]
    static let permission: String? = "camera"

    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool {
        use.says("queue", "main")
    }
}
