package import Catalog
package import Documents

extension EvaluationContext {
    /// A finding of `rule`, with what its row in the table says where nothing else is given.
    ///
    /// Without a row (a table older than the rule) it is no more than a possible note.
    package func finding(
        _ rule: any Rule.Type,
        at location: Finding.Location,
        phrase: String = "default",
        arguments: [String: Finding.Argument] = [:],
        severity: Severity? = nil,
        effect: Effect? = nil,
        certainty: Certainty? = nil,
        codes: [String]? = nil,
        permission: String? = nil,
        patch: [PatchOperation] = [],
        because: [Finding.Cause] = [],
        facts: [String]? = nil,
        sources: [String] = []
    ) -> Finding {
        let row = catalog.rules[id: rule.id]
        return Finding(
            rule: rule.id,
            severity: severity ?? row?.severity ?? .note,
            effect: effect ?? row?.effect ?? .advice,
            certainty: certainty ?? row?.certainty ?? .possible,
            codes: codes ?? row?.codes ?? [],
            permission: permission,
            location: location,
            phrase: phrase,
            arguments: arguments,
            patch: patch,
            because: because,
            facts: facts ?? row?.facts ?? [],
            sources: (row?.sources ?? []) + sources
        )
    }
}
