/// Versions of a package between bounds, written as npm writes them: `>=7.0.1 <7.0.3`.
package struct PackageVersionRange: RawRepresentable, Codable, Sendable {
    private enum Comparator: String, CaseIterable {
        case atLeast = ">="
        case atMost = "<="
        case above = ">"
        case below = "<"
        case exactly = "="
    }

    private struct Bound: Sendable {
        let comparator: Comparator
        let version: PackageVersion
    }

    /// As written.
    package let rawValue: String
    private let bounds: [Bound]

    /// Reads comparators with their versions, set apart by single spaces, all of which must hold; else `nil`.
    package init?(rawValue: String) {
        var bounds: [Bound] = []
        for word in rawValue.split(separator: " ", omittingEmptySubsequences: false) {
            guard let comparator = Comparator.allCases.first(where: { word.hasPrefix($0.rawValue) }),
                let version = PackageVersion(rawValue: String(word.dropFirst(comparator.rawValue.count)))
            else { return nil }
            bounds.append(Bound(comparator: comparator, version: version))
        }
        self.rawValue = rawValue
        self.bounds = bounds
    }

    /// The version at which they end, itself one of them or the first that is not; `nil` = they go on.
    package var end: PackageVersion? {
        bounds.first { [.atMost, .below, .exactly].contains($0.comparator) }?.version
    }

    /// Whether `version` is one of them.
    package func contains(_ version: PackageVersion) -> Bool {
        bounds.allSatisfy { bound in
            switch bound.comparator {
            case .atLeast: version >= bound.version
            case .atMost: version <= bound.version
            case .above: version > bound.version
            case .below: version < bound.version
            case .exactly: version == bound.version
            }
        }
    }
}
