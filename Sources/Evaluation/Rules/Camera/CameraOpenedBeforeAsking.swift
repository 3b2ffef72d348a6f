/// Notes a capture input that is made before the app asks or looks, in the order of one file's calls.
///
/// Uses without a file count as one file; those without a line are taken in the order of submission.
struct CameraOpenedBeforeAsking: Rule {
    static let id = "CAM-008"

    func findings(in context: EvaluationContext) -> [Finding] {
        Dictionary(grouping: Self.calls(in: context), by: \.use.file).sorted { ($0.key ?? "") < ($1.key ?? "") }
            .flatMap { _, calls -> [Finding] in
                guard let first = calls.first, first.isUse(of: "AVCaptureDeviceInput"),
                    calls.contains(where: { $0.isUse(of: "AVCaptureDevice.requestAccess") })
                else { return [] }
                return context.finding(Self.self, on: [first], permission: "camera")
            }
    }

    /// The calls that it looks at, those without a line first.
    fileprivate static func calls(in context: EvaluationContext) -> [ResolvedUse] {
        context.ownUses.of([
            "AVCaptureDeviceInput", "AVCaptureDevice.requestAccess", "AVCaptureDevice.authorizationStatus",
        ]).sorted { ($0.use.line ?? 0, $0.use.ordinal ?? 0) < ($1.use.line ?? 0, $1.use.ordinal ?? 0) }
    }
}

extension EvaluationContext {
    /// The calls whose place only the order of submission tells, where that counts, by name.
    package var callSequence: [String] {
        CameraOpenedBeforeAsking.calls(in: self).filter { $0.use.line == nil }.map(\.use.name)
    }
}
