/// Reports a capture device that is taken for granted, as the argument `result` tells it.
struct UncheckedCaptureDevice: UseRule {
    static let id = "CAM-009"
    static let symbols = ["AVCaptureDevice.default"]
    static let permission: String? = "camera"

    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool {
        use.says("result", "unchecked", "force-unwrapped")
    }
}
