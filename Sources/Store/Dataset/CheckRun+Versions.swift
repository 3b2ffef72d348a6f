internal import Catalog

extension CheckRun {
    /// Versions were released, and follow one another in their order.
    mutating func checkVersions() {
        for (index, row) in content.records.apis.enumerated() {
            let members: [(name: String, version: OSVersion?)] = [
                ("introduced", row.introduced), ("deprecated", row.deprecated), ("obsoleted", row.obsoleted),
                ("ineffective_from_sdk", row.ineffectiveFromSDK),
            ]
            checkReleased(members, row, at: index)
            checkOrder(members.dropLast(), row, at: index)
            if row.status == .phantom, let member = members.first(where: { $0.version != nil }) {
                let message = "a phantom was never introduced: give the version in the row of what is right"
                report(message, row, at: index, member: "/\(member.name)")
            }
            if row.deprecationAnnounced, row.deprecated != nil {
                let message = "must be false where \"deprecated\" names the version"
                report(message, row, at: index, member: "/deprecation_announced")
            }
            for (place, key) in row.requiredKeys.enumerated() {
                let bounds: [(name: String, version: OSVersion?)] = [
                    ("required_keys/\(place)/from", key.from), ("required_keys/\(place)/below", key.below),
                ]
                checkReleased(bounds, row, at: index)
                checkOrder(bounds[...], row, at: index)
            }
        }
        for (index, row) in content.records.keys.enumerated() {
            let members: [(name: String, version: OSVersion?)] = [
                ("introduced", row.introduced), ("deprecated", row.deprecated),
            ]
            checkReleased(members, row, at: index)
            checkOrder(members[...], row, at: index)
            if let text = row.platforms["ios"] {
                let version = try? OSVersion(text)
                if version == nil {
                    report("\"\(text)\" is no version of iOS", row, at: index, member: "/platforms/ios")
                }
                if let version, let introduced = row.introduced, version != introduced {
                    report("differs from \"introduced\", \(introduced)", row, at: index, member: "/platforms/ios")
                }
            }
        }
        for (index, row) in content.records.permissions.enumerated() {
            checkReleased([("introduced", row.introduced)], row, at: index)
        }
    }

    /// Reports each of the members that hold a version which was never released.
    mutating func checkReleased(
        _ members: [(name: String, version: OSVersion?)],
        _ row: some Record,
        at index: Int
    ) {
        for member in members {
            guard let version = member.version, !Self.wasReleased(version) else { continue }
            report("iOS \(version) was never released", row, at: index, member: "/\(member.name)")
        }
    }

    /// Reports a version that comes before that of the member before it.
    mutating func checkOrder(
        _ members: ArraySlice<(name: String, version: OSVersion?)>,
        _ row: some Record,
        at index: Int
    ) {
        let known = members.compactMap { member in member.version.map { (member.name, $0) } }
        for ((earlier, first), (later, second)) in zip(known, known.dropFirst()) where second < first {
            report("\(second) is before \"\(earlier)\", \(first)", row, at: index, member: "/\(later)")
        }
    }

    /// Whether a version of the past was released; those from 26 on are not judged, for there are new ones each year.
    private static func wasReleased(_ version: OSVersion) -> Bool {
        guard version.major < 26 else { return true }
        guard let last = lastMinor[version.major] else { return false }
        return version.minor <= last
    }

    /// The last minor version of each major one up to 18 (Apple, "iOS release notes" and security releases).
    private static let lastMinor = [
        1: 1, 2: 2, 3: 2, 4: 3, 5: 1, 6: 1, 7: 1, 8: 4, 9: 3, 10: 3, 11: 4, 12: 5, 13: 7, 14: 8, 15: 8, 16: 7, 17: 7,
        18: 7,
    ]
}
