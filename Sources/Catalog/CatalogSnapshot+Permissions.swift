extension CatalogSnapshot {
    /// The states of a permission: those of its authorization first, on each axis by raw value.
    package func states(of permission: String) -> [PermissionStateRecord] {
        let states = permissionStates.rows.filter { $0.permission == permission }
        return states.sorted { Self.rank($0) < Self.rank($1) }
    }

    /// The access levels for which there are playbooks, in the order of the permission; empty where it has one level.
    package func accessLevels(withPlaybooksOf permission: PermissionRecord) -> [String] {
        let levels = Set(playbooks.rows.filter { $0.permission == permission.id }.compactMap(\.access))
        return permission.accessLevels.filter(levels.contains)
    }

    private static func rank(_ state: PermissionStateRecord) -> (Int, String, String, Int, String) {
        (
            state.axis == "authorization" ? 0 : 1, state.axis, state.type ?? "\u{10FFFF}", state.rawValue ?? .max,
            state.id
        )
    }
}
