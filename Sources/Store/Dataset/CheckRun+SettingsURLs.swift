internal import Catalog

extension CheckRun {
    /// What a way to open Settings names is there, its replacement for everybody, and its versions follow one another.
    mutating func checkSettingsURLs() {
        for (index, row) in content.records.settingsURLs.enumerated() {
            refer([row.constant].compactMap { $0 }, to: [.api], row, at: index, member: "*/constant")
            refer(
                [row.replacement].compactMap { $0 },
                to: [.api],
                row,
                at: index,
                member: "*/replacement",
                mustExist: true
            )
            let versions: [(name: String, version: OSVersion?)] = [
                ("introduced", row.introduced), ("deprecated", row.deprecated),
            ]
            checkReleased(versions + [("works_until", row.worksUntil)], row, at: index)
            checkReleased([("ineffective_from_sdk", row.ineffectiveFromSDK)], row, at: index)
            checkOrder(versions[...], row, at: index)
            if row.isPublic, row.reviewRisk == .high {
                report("is high, though the way is public", row, at: index, member: "/review_risk")
            }
        }
    }
}
