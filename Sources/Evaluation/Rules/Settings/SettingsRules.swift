extension RuleRegistry {
    /// The family's rules, in order of id.
    static let settingsRules: [any Rule.Type] = [
        PrivateSettingsURL.self, PrivateSettingsScheme.self, PrivateNameInStrings.self, IneffectiveOpenURL.self,
        UndeclaredQueryScheme.self, TooManyQuerySchemes.self,
    ]
}
