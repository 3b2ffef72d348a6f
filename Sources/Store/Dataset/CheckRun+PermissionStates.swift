internal import Catalog

extension CheckRun {
    /// A state belongs to a permission and says so in its id, and what it names is there.
    mutating func checkPermissionStates() {
        var levels: [String: [String]] = [:]
        for row in content.records.permissions { levels[row.id] = row.accessLevels }
        for (index, row) in content.records.permissionStates.enumerated() {
            refer([row.permission], to: [.permission], row, at: index, member: "*/permission")
            refer([row.symbol].compactMap { $0 }, to: [.api], row, at: index, member: "*/symbol", mustExist: true)
            if !row.id.hasPrefix(row.permission + "/") || row.name.contains("/") {
                report("must be \"\(row.permission)/\" and a name", row, at: index, member: "/id")
            }
            if let level = row.accessLevel, let known = levels[row.permission], !known.contains(level) {
                report("\"\(level)\" is no access level of the permission", row, at: index, member: "/access_level")
            }
            let versions: [(name: String, version: OSVersion?)] = [
                ("introduced", row.introduced), ("deprecated", row.deprecated),
            ]
            checkReleased(versions, row, at: index)
            checkOrder(versions[...], row, at: index)
        }
    }

    /// The ids of every state.
    var stateIDs: Set<String> { Set(content.records.permissionStates.map(\.id)) }
}
