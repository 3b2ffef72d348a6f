/// Notes a capture input that is made before the app asks or looks, in the order of one file's calls.
///
/// Uses without a file count as one file, in the order of submission.
struct CameraOpenedBeforeAsking: Rule {
    static let id = "CAM-008"

    func findings(in context: EvaluationContext) -> [Finding] {
        let calls = context.ownUses.of([
            "AVCaptureDeviceInput", "AVCaptureDevice.requestAccess", "AVCaptureDevice.authorizationStatus",
        ])
        return Dictionary(grouping: calls, by: \.use.file).sorted { ($0.key ?? "") < ($1.key ?? "") }
            .flatMap { _, calls -> [Finding] in
                let order = calls.enumerated()
                    .sorted { ($0.element.use.line ?? 0, $0.offset) < ($1.element.use.line ?? 0, $1.offset) }
                    .map(\.element)
                guard let first = order.first, first.isUse(of: "AVCaptureDeviceInput"),
                    order.contains(where: { $0.isUse(of: "AVCaptureDevice.requestAccess") })
                else { return [] }
                return context.finding(Self.self, on: [first], permission: "camera")
            }
    }
}
