/// Notes a camera feature in an app that observes neither interruptions nor run-time errors of its session.
struct InterruptionUnobserved: Rule {
    static let id = "CAM-005"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard !context.features(.capture).isEmpty,
            context.lacks(
                "AVCaptureSession.wasInterruptedNotification",
                "AVCaptureSession.interruptionEndedNotification",
                "AVCaptureSession.runtimeErrorNotification",
                "NSNotification.Name.AVCaptureSessionWasInterrupted",
                "NSNotification.Name.AVCaptureSessionInterruptionEnded",
                "NSNotification.Name.AVCaptureSessionRuntimeError",
                "AVCaptureSession.isInterrupted"
            )
        else { return [] }
        return context.finding(
            Self.self,
            on: context.ownUses.of(["AVCaptureSession.startRunning"]),
            arguments: ["features": .list(context.features(.capture).shortened())],
            permission: "camera"
        )
    }
}
