extension RuleRegistry {
    /// The family's rules, in order of id.
    static let testRules: [any Rule.Type] = [
        CameraTestedInSimulator.self
    ]
}
