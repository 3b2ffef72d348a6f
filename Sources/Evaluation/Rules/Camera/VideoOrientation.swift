internal import Catalog

/// Notes `AVCaptureConnection.videoOrientation` in an app built with the iOS 17 SDK or later.
///
/// Left to API-002 where even the oldest supported version has the replacement.
struct VideoOrientation: Rule {
    static let id = "CAM-006"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let sdk = context.sdk, sdk >= OSVersion(17), context.minIOS.map({ $0 < OSVersion(17) }) ?? true else {
            return []
        }
        return context.finding(
            Self.self,
            on: context.ownUses.of(["AVCaptureConnection.videoOrientation"]),
            permission: "camera"
        )
    }
}
