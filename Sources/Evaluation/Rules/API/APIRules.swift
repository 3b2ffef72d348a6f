extension RuleRegistry {
    /// The family's rules, in order of id.
    static let apiRules: [any Rule.Type] = []
}
