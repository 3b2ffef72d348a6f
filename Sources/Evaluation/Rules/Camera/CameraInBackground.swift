/// Notes a feature that plans the camera in the background.
struct CameraInBackground: Rule {
    static let id = "CAM-012"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.submission.features.enumerated()
            .filter { FeatureNeed.backgroundCapture.isMet(by: $0.element) }
            .map { index, feature in
                context.finding(
                    Self.self,
                    at: .submitted("features", index),
                    arguments: ["feature": .text(feature)],
                    permission: "camera"
                )
            }
    }
}
