extension RuleRegistry {
    /// The family's rules, in order of id.
    static let dependencyRules: [any Rule.Type] = [ManifestMissingInSDK.self, InvalidManifestInSDK.self]
}
