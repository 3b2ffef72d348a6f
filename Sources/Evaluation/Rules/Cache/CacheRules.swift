extension RuleRegistry {
    /// The family's rules, in order of id.
    static let cacheRules: [any Rule.Type] = [
        AuthorizationCached.self, StoredAskingNeedsReason.self, StateNotReread.self,
    ]
}
