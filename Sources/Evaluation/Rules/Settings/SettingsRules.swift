extension RuleRegistry {
    /// The family's rules, in order of id.
    static let settingsRules: [any Rule.Type] = []
}
