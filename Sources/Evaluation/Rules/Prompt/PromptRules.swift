extension RuleRegistry {
    /// The family's rules, in order of id.
    static let promptRules: [any Rule.Type] = [
        WayOutOfRequest.self, ButtonThatGrants.self, PromptWithoutRequest.self, ImitatedAlert.self,
        SettingsAfterDenial.self, RepeatedReminder.self, GrantWithoutAction.self, RewardForConsent.self,
    ]
}
