internal import Catalog

extension CheckRun {
    /// What a symbol's row names to use instead is another symbol, named once, that was not given up before it.
    ///
    /// One that comes later than the deprecation is right: until then the older one is all there is, and the answer for a
    /// version names what that version has. So is one that was given up later itself.
    mutating func checkReplacements() {
        let symbols = Dictionary(content.records.apis.map { ($0.id, $0) }) { first, _ in first }
        for (index, row) in content.records.apis.enumerated() {
            var seen: Set<String> = []
            for (place, name) in row.replacements.enumerated() {
                let member = "/replacements/\(place)"
                if name == row.id { report("is the row's own id", row, at: index, member: member) }
                if !seen.insert(name).inserted { report("\"\(name)\" stands twice", row, at: index, member: member) }
                guard name != row.id, let other = symbols[name] else { continue }
                if other.replacements.contains(row.id) {
                    let message = "\"\(name)\" names this row in turn: one of the two is the wrong way round"
                    report(message, row, at: index, member: member)
                } else if let message = Self.fault(of: other, insteadOf: row) {
                    report(message, row, at: index, member: member)
                }
            }
        }
    }

    /// Why `other` is nothing to use instead of `row`; a note of the row may give the reason for naming it all the same.
    private static func fault(of other: APIRecord, insteadOf row: APIRecord) -> String? {
        guard row.notes.isEmpty else { return nil }
        if let deprecated = row.deprecated, let end = other.deprecated, end <= deprecated {
            return "\"\(other.id)\" is deprecated from \(end) on, and so no later than this row"
        }
        if row.deprecationAnnounced, other.deprecated != nil || other.deprecationAnnounced {
            return "\"\(other.id)\" is given up itself"
        }
        return nil
    }
}
