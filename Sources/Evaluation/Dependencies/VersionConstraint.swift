internal import Catalog

/// The versions of a package that a manifest asks for: `^8.1.0`, `~> 5.0`, `>=3.0.0 <4.0.0`.
///
/// What is not read as a bound, such as a tag or an address, is taken to let every version in.
struct VersionConstraint {
    /// A version that is not let in any more, or the last one that is.
    private struct Ceiling {
        let version: PackageVersion
        let isLetIn: Bool
    }

    /// One comparator and the version behind it.
    private struct Bound {
        let comparator: Substring
        let version: Substring

        /// The numbers before a pre-release or build: `[8, 1, 0]`.
        var numbers: [Int] {
            let release = version.prefix { $0 != "-" && $0 != "+" }
            return release.split(separator: ".").map { Int($0) }.prefix { $0 != nil }.compactMap(\.self)
        }

        /// Where the versions end; `nil` = nowhere.
        var ceiling: Ceiling? {
            switch comparator {
            // `5` is every 5.x for npm, and only itself for CocoaPods.
            case "" where numbers.count < 3: next(at: numbers.count - 1)
            case "", "=", "==": PackageVersion(rawValue: String(version)).map { Ceiling(version: $0, isLetIn: true) }
            case "<": PackageVersion(rawValue: String(version)).map { Ceiling(version: $0, isLetIn: false) }
            case "<=": PackageVersion(rawValue: String(version)).map { Ceiling(version: $0, isLetIn: true) }
            // Before 1.0 the second number is the one that breaks; npm is stricter below 0.1.
            case "^": next(at: numbers.first == 0 ? 1 : 0)
            case "~": next(at: numbers.count > 1 ? 1 : 0)
            case "~>": next(at: max(numbers.count, 2) - 2)
            default: nil
            }
        }

        /// The first version in which the number at `index` is greater.
        private func next(at index: Int) -> Ceiling? {
            guard numbers.indices.contains(index) else { return nil }
            let (number, hasOverflown) = numbers[index].addingReportingOverflow(1)
            guard !hasOverflown else { return nil }
            let text = (numbers.prefix(index) + [number]).map(String.init).joined(separator: ".")
            return PackageVersion(rawValue: text).map { Ceiling(version: $0, isLetIn: false) }
        }
    }

    /// Each of them may hold; all bounds of one must.
    private let alternatives: [[Bound]]

    init(_ text: String) {
        alternatives = text.split(separator: "|").map { Self.bounds(of: $0) }
    }

    /// Whether `version` or a later one is let in.
    func reaches(_ version: PackageVersion) -> Bool {
        alternatives.isEmpty
            || alternatives.contains { bounds in
                bounds.compactMap(\.ceiling).allSatisfy { ceiling in
                    ceiling.isLetIn ? version <= ceiling.version : version < ceiling.version
                }
            }
    }

    /// The one version that is let in: `5.0.2`, `= 5.0.2`; `nil` where there are several, or it is not known.
    var only: PackageVersion? {
        guard alternatives.count == 1, let bounds = alternatives.first, bounds.count == 1, let bound = bounds.first,
            ["", "=", "=="].contains(bound.comparator), bound.numbers.count > 2
        else { return nil }
        return PackageVersion(rawValue: String(bound.version))
    }

    private static func bounds(of text: Substring) -> [Bound] {
        var bounds: [Bound] = []
        var rest = text
        while !rest.isEmpty {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            let comparator = rest.prefix { "^~<>=!".contains($0) }
            rest = rest.dropFirst(comparator.count).drop(while: \.isWhitespace)
            let version = rest.prefix { !$0.isWhitespace && $0 != "," }
            rest = rest.dropFirst(version.count)
            if !version.isEmpty { bounds.append(Bound(comparator: comparator, version: version)) }
        }
        // `1.0.0 - 2.0.0` of npm: the upper one is the bound.
        if let hyphen = bounds.firstIndex(where: { $0.version == "-" }) { bounds.removeSubrange(...hyphen) }
        return bounds
    }
}
