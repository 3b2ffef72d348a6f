extension RuleRegistry {
    /// The family's rules, in order of id.
    static let documentRules: [any Rule.Type] = [
        MalformedDocument.self, DuplicateKey.self, DocumentReadOtherwise.self, NothingRead.self,
    ]
}
