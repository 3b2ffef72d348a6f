extension RuleRegistry {
    /// The family's rules, in order of id.
    static let cameraRules: [any Rule.Type] = [
        CameraHandlerOffMain.self, SessionStartedOnMain.self, UncheckedSessionAddition.self,
        UncheckedSessionPreset.self, InterruptionUnobserved.self, VideoOrientation.self,
        ConnectionFrameDuration.self, CameraOpenedBeforeAsking.self, UncheckedCaptureDevice.self,
        WrongMediaType.self, CameraInBackground.self, RestrictedCameraSentToSettings.self,
    ]
}
