extension CatalogSnapshot {
    /// The playbook of a permission's level on iOS `version`; of its first level where none is named, the newest one
    /// where the version is not known.
    package func playbook(of permission: PermissionRecord, access: String?, at version: OSVersion?) -> PlaybookRecord? {
        let access = access ?? accessLevels(withPlaybooksOf: permission).first
        return playbooks.rows.first {
            $0.permission == permission.id && $0.access == access && $0.holds(at: version)
        }
    }
}

extension PlaybookRecord {
    /// The step that brings up the prompt for just this level: the last one that asks.
    package var requestStep: Step? { steps.last { $0.action == .request } }
}
