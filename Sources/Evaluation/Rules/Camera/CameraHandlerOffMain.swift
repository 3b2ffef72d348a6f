/// Reports a handler of `requestAccess` that changes the interface on the queue on which it is called.
///
/// The arguments `updates_ui` and `queue` tell it.
struct CameraHandlerOffMain: UseRule {
    static let id = "CAM-001"
    static let symbols = ["AVCaptureDevice.requestAccess"]
    static let permission: String? = "camera"

    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool {
        use.changesInterfaceOffMain
    }
}
