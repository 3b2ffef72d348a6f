/// Reports the authorization of a media type other than video and audio.
struct WrongMediaType: UseRule {
    static let id = "CAM-011"
    static let symbols = ["AVCaptureDevice.authorizationStatus", "AVCaptureDevice.requestAccess"]
    static let permission: String? = "camera"

    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool {
        !Self.others.isDisjoint(with: use.plainValues)
    }

    private static let others: Set = [
        "auxiliarypicture", "closedcaption", "depthdata", "haptic", "metadata", "metadataobject", "muxed", "subtitle",
        "text", "timecode",
    ]
}
