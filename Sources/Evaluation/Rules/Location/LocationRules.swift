extension RuleRegistry {
    /// The family's rules, in order of id.
    static let locationRules: [any Rule.Type] = [
        ClassAuthorizationStatus.self, OldLocationCallback.self, AccuracyNeverRead.self,
        AlwaysWithoutBackgroundUse.self, RelaunchWithoutAlways.self,
    ]
}
