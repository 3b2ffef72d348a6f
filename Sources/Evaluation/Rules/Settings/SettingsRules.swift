extension RuleRegistry {
    /// The family's rules, in order of id.
    static let settingsRules: [any Rule.Type] = [
        SettingsURLAsLiteral.self, PrivateSettingsURL.self, PrivateSettingsScheme.self, PrivateNameInStrings.self,
        IneffectiveOpenURL.self,
        UndeclaredQueryScheme.self, TooManyQuerySchemes.self, TaskLostOnReturn.self, NotificationSettingsPage.self,
    ]
}
