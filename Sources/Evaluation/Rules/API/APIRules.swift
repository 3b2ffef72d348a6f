extension RuleRegistry {
    /// The family's rules, in order of id.
    static let apiRules: [any Rule.Type] = [
        APINewerThanTarget.self, DeprecatedAPI.self, PhantomAPI.self, PrivateAPI.self, RedundantGuard.self,
        UnknownAPI.self, IneffectiveAPI.self,
    ]
}
