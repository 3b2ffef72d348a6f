internal import Catalog

extension CheckRun {
    /// A playbook calls what is there at its version, names states of its permission, and the next one begins where it ends.
    mutating func checkPlaybooks() {
        var levels: [String: [String]] = [:]
        for row in content.records.permissions { levels[row.id] = row.accessLevels }
        var calls: [String: APIRecord] = [:]
        let called = Set(content.records.playbooks.flatMap { $0.steps.compactMap(\.call) })
        for row in content.records.apis where called.contains(row.id) { calls[row.id] = row }
        let states = stateIDs
        for (index, row) in content.records.playbooks.enumerated() {
            refer([row.permission], to: [.permission], row, at: index, member: "*/permission")
            let id = [row.permission, row.access, row.from.description].compactMap { $0 }.joined(separator: "/")
            if row.id != id { report("must be \"\(id)\"", row, at: index, member: "/id") }
            if let known = levels[row.permission], row.access.map(known.contains) ?? known.isEmpty == false {
                let message =
                    known.isEmpty ? "the permission has no levels" : "is one of \(known.joined(separator: ", "))"
                report(message, row, at: index, member: "/access")
            }
            let versions: [(name: String, version: OSVersion?)] = [("from", row.from), ("below", row.below)]
            checkReleased(versions, row, at: index)
            checkOrder(versions[...], row, at: index)
            if row.steps.isEmpty { report("must have a step", row, at: index, member: "/steps") }
            for (place, step) in row.steps.enumerated() {
                let member = "/steps/\(place)"
                refer(step.keys, to: [.key], row, at: index, member: "\(member)/keys", mustExist: true)
                if let state = step.state, !states.contains("\(row.permission)/\(state)") {
                    report("\"\(state)\" is no state of the permission", row, at: index, member: "\(member)/state")
                }
                guard let call = step.call else { continue }
                refer([call], to: [.api], row, at: index, member: "*\(member)/call", mustExist: true)
                // What does without the permission may come later than the rest.
                guard step.action != .fallback, let symbol = calls[call] else { continue }
                if let introduced = symbol.introduced, introduced > row.from {
                    report("\(call) is there from \(introduced) on only", row, at: index, member: "\(member)/call")
                }
                if let deprecated = symbol.deprecated, deprecated <= row.from {
                    report("\(call) is deprecated since \(deprecated)", row, at: index, member: "\(member)/call")
                }
            }
        }
        checkPlaybookIntervals()
    }

    /// The playbooks of one level follow one another without a gap, and the last one has no end.
    private mutating func checkPlaybookIntervals() {
        let rows = content.records.playbooks.enumerated().sorted {
            ($0.element.permission, $0.element.access ?? "", $0.element.from)
                < ($1.element.permission, $1.element.access ?? "", $1.element.from)
        }
        for (place, (index, row)) in rows.enumerated() {
            let next = place + 1 < rows.count ? rows[place + 1].element : nil
            let follower = next.flatMap { $0.permission == row.permission && $0.access == row.access ? $0 : nil }
            guard row.below != follower?.from else { continue }
            let message =
                follower.map { "must be \($0.from): the next playbook begins there" }
                ?? "must be left out: no playbook follows"
            report(message, row, at: index, member: "/below")
        }
    }
}
