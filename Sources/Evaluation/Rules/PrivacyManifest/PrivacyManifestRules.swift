extension RuleRegistry {
    /// The family's rules, in order of id.
    static let privacyManifestRules: [any Rule.Type] = []
}
