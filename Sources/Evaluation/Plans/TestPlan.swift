package import Catalog

/// The states, versions and devices on which a permission's features are worth a test.
package struct TestPlan: Sendable {
    package struct Case: Sendable, Equatable {
        /// The name of a state of the permission.
        package let state: String
        /// How many items a limited grant holds; `nil` elsewhere.
        package let items: Int?
    }

    /// What happens to an app in use.
    package enum Scenario: String, Sendable, CaseIterable {
        /// Changing the permission in Settings ends the app, which must come back to where it was.
        case killedBySettings = "killed-by-settings"
        case changedInSettings = "changed-in-settings"
        case allowOnceExpires = "allow-once-expires"
    }

    package let permission: String
    /// Whether the Simulator lacks what the permission is about.
    package let needsDevice: Bool
    package let cases: [Case]
    /// The oldest version, those on which people are asked or the system acts otherwise, and the newest.
    package let versions: [OSVersion]
    package let scenarios: [Scenario]

    private static let deviceOnly: Set = ["bluetooth", "camera", "motion", "nfc"]

    /// The plan for `permission` from iOS `minIOS` on.
    package init(of permission: String, from minIOS: OSVersion, in catalog: CatalogSnapshot) {
        self.permission = permission
        needsDevice = Self.deviceOnly.contains(permission)
        cases = catalog.states(of: permission).flatMap { state in
            state.name == "limited"
                ? [Case(state: state.name, items: 1), Case(state: state.name, items: 0)]
                : [Case(state: state.name, items: nil)]
        }
        let changes = catalog.matrix.rows.filter {
            $0.area == permission && [.prompt, .behaviour].contains($0.changeKind)
        }.compactMap(\.ios)
        let newest = catalog.matrix.rows.compactMap(\.ios).map { OSVersion($0.major) }.max()
        versions = Set([minIOS] + (changes + [newest].compactMap { $0 }).filter { $0 > minIOS }).sorted()
        scenarios =
            switch permission {
            case "location": [.changedInSettings, .allowOnceExpires]
            case _ where TaskLostOnReturn.permissions.contains(permission): [.killedBySettings]
            default: [.changedInSettings]
            }
    }
}
