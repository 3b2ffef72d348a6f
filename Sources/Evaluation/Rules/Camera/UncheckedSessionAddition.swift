/// Reports inputs and outputs that are added without asking first, as the argument `checked` tells it.
struct UncheckedSessionAddition: UseRule {
    static let id = "CAM-003"
    static let symbols = ["AVCaptureSession.addInput", "AVCaptureSession.addOutput"]
    static let permission: String? = "camera"

    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool {
        use.says("checked", "false")
    }
}
