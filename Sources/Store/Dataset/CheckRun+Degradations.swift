internal import Catalog

extension CheckRun {
    /// A degradation is of a state that exists, and its ways on name what exists.
    mutating func checkDegradations() {
        let states = stateIDs
        for (index, row) in content.records.degradations.enumerated() {
            refer([row.permission], to: [.permission], row, at: index, member: "*/permission")
            let id = "\(row.permission)/\(row.state)/\(row.feature)"
            if row.id != id { report("must be \"\(id)\"", row, at: index, member: "/id") }
            if !states.contains("\(row.permission)/\(row.state)") {
                report("\"\(row.state)\" is no state of the permission", row, at: index, member: "/state")
            }
            if row.fallbacks.isEmpty { report("must name a way on", row, at: index, member: "/fallbacks") }
            for (place, fallback) in row.fallbacks.enumerated() {
                let member = "/fallbacks/\(place)/apis"
                refer(fallback.apis, to: [.api], row, at: index, member: member, mustExist: true)
            }
        }
    }
}
