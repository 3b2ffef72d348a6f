extension RuleRegistry {
    /// The family's rules, in order of id.
    static let flowRules: [any Rule.Type] = [
        AskedAtLaunch.self, SeveralAskedAtOnce.self, AskedAfterAnswer.self, RefusalIsDeadEnd.self,
        RefusalIsPunished.self, CheckThatAsks.self, MicrophoneForPhotos.self, RestrictedSentToSettings.self,
    ]
}
