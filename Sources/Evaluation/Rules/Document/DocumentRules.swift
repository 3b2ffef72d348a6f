extension RuleRegistry {
    /// The family's rules, in order of id.
    static let documentRules: [any Rule.Type] = []
}
