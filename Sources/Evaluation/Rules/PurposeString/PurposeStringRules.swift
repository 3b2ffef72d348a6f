extension RuleRegistry {
    /// The family's rules, in order of id.
    static let purposeStringRules: [any Rule.Type] = []
}
