internal import Catalog

extension CheckRun {
    /// No row repeats as truth what a fact says is false, names what does not exist, or speaks of an iOS that never was.
    mutating func checkMyths() {
        let myths = MythCheck(content.records)
        checkPhrases()
        var places: [String: Int] = [:]
        for row in content.stored {
            let index = places[row.kind, default: 0]
            places[row.kind] = index + 1
            guard let origin = content.origin(of: row, at: index), !isBare(row, at: index) else { continue }
            guard let tree = try? JSONTree(Array(row.body)) else { continue }
            for fault in myths.faults(of: row, in: tree) {
                let pointer = tree.pointer(to: fault.node, below: 0)
                report(origin.fault(fault.message, row: row.id, member: pointer))
            }
        }
    }

    /// Most symbols have no prose, and there are very many: they are not read again.
    private func isBare(_ row: StoredRow, at index: Int) -> Bool {
        let apis = content.records.apis
        guard row.kind == RecordKind.api.rawValue, apis.indices.contains(index) else { return false }
        return apis[index].notes.isEmpty && apis[index].requiredKeys.allSatisfy { $0.when == nil }
    }

    private mutating func checkPhrases() {
        for (index, row) in content.records.facts.enumerated() {
            for (place, phrase) in (row.never ?? []).enumerated() {
                let member = "/never/\(place)"
                if row.verdict == .true { report("a true statement may be repeated", row, at: index, member: member) }
                if ProsePhrase(phrase) == nil {
                    let message = "each part between … must have at least \(ProsePhrase.shortest) octets"
                    report(message, row, at: index, member: member)
                }
            }
        }
    }
}

extension DatasetContent {
    /// Where a row was written that stands at `index` among the stored ones of its kind.
    fileprivate func origin(of row: StoredRow, at index: Int) -> RowOrigin? {
        if let kind = RecordKind(rawValue: row.kind) {
            guard let origins = origins[kind], origins.indices.contains(index) else { return nil }
            return origins[index]
        }
        let language = Language.allCases.first { row.kind == "texts/\($0.rawValue)" }
        return language.flatMap { textOrigins[$0]?[row.id] }
    }
}
