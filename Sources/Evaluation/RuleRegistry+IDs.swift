extension RuleRegistry {
    /// The id of every rule, in the order of the registry.
    package static var ids: [String] { rules.map { $0.id } }

    /// Whether there is a rule of that id, in the table of this day or not.
    package static func knows(_ id: String) -> Bool { rules.contains { $0.id == id } }
}
