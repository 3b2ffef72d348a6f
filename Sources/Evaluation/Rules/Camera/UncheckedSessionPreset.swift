/// Reports a preset that is set without asking first, as the argument `checked` tells it.
struct UncheckedSessionPreset: UseRule {
    static let id = "CAM-004"
    static let symbols = ["AVCaptureSession.sessionPreset"]
    static let permission: String? = "camera"

    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool {
        use.says("checked", "false")
    }
}
