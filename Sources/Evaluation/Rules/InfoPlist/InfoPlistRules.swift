extension RuleRegistry {
    /// The family's rules, in order of id.
    static let infoPlistRules: [any Rule.Type] = []
}
