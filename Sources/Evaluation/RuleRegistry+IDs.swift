extension RuleRegistry {
    /// The id of every rule, in the order of the registry.
    package static var ids: [String] { rules.map { $0.id } }
}
