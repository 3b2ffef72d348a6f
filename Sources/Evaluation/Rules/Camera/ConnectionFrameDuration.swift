/// Notes the frame duration of a connection, which iOS 7 moved to the device.
///
/// Left to API-002 where the oldest supported version is told.
struct ConnectionFrameDuration: Rule {
    static let id = "CAM-007"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard context.minIOS == nil else { return [] }
        return context.finding(
            Self.self,
            on: context.ownUses.of([
                "AVCaptureConnection.videoMinFrameDuration", "AVCaptureConnection.videoMaxFrameDuration",
            ]),
            permission: "camera"
        )
    }
}
