internal import Catalog

extension CheckRun {
    /// What a way to open Settings names is there, its replacement for everybody, its versions follow one another, and its
    /// risk is that of the symbol.
    mutating func checkSettingsURLs() {
        let constants = Set(content.records.settingsURLs.compactMap(\.constant))
        let risks = Dictionary(
            content.records.apis.filter { constants.contains($0.id) }.map { ($0.id, $0.reviewRisk) },
            uniquingKeysWith: { first, _ in first }
        )
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
            if let constant = row.constant, let risk = risks[constant] ?? nil, risk != row.reviewRisk {
                report(
                    "is \(row.reviewRisk.rawValue), but \"\(constant)\" of the API map is \(risk.rawValue)",
                    row,
                    at: index,
                    member: "/review_risk"
                )
            }
            if row.isPublic, row.reviewRisk == .high {
                report("is high, though the way is public", row, at: index, member: "/review_risk")
            }
        }
    }
}
