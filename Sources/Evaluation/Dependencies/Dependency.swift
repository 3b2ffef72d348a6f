package import Catalog

/// A package that the submitted project takes in.
package struct Dependency: Sendable, Equatable {
    /// What is known of the version.
    package enum Version: Sendable, Equatable {
        /// As a lock file has it: `2.3.0`.
        case exact(String)
        /// As a manifest asks for it: `^8.1.0`.
        case constraint(String)
        /// As a lock file has it, of code that a repository or a folder supplies: not what was released under the number.
        case copy(String)
        case unknown
    }

    package let ecosystem: PackageRecord.Ecosystem
    /// As written: `GTMSessionFetcher/Core`, `@react-native-camera-roll/camera-roll`.
    package let name: String
    package internal(set) var version: Version
    /// The packages on the way from the project to this one, the direct one first; empty for a direct one, and where the
    /// file does not tell.
    package internal(set) var via: [String]
    /// Where the file names it.
    package let location: Finding.Location

    /// The version as the file gives it.
    package var writtenVersion: String? { version.text }

    /// The version of a lock file, or the lowest that the constraint lets in; `nil` = not known.
    package var lowestVersion: PackageVersion? {
        switch version {
        case .exact(let text): PackageVersion(rawValue: text)
        case .constraint(let text): Self.lowest(of: text)
        case .copy, .unknown: nil
        }
    }

    /// The one version that can be meant; `nil` = not known.
    package var onlyVersion: PackageVersion? {
        switch version {
        case .exact(let text): PackageVersion(rawValue: text)
        case .constraint(let text): VersionConstraint(text).only
        case .copy, .unknown: nil
        }
    }

    /// Whether this may be `version` or a later one.
    package func reaches(_ version: PackageVersion) -> Bool {
        switch self.version {
        case .exact(let text): PackageVersion(rawValue: text).map { $0 >= version } ?? true
        case .constraint(let text): VersionConstraint(text).reaches(version)
        case .copy, .unknown: true
        }
    }

    /// Whether a lock file says the version.
    package var isLocked: Bool { if case .exact = version { true } else { false } }

    /// The lower bound of `^8.1.0`, `~> 5.0`, `>=3.0.0 <4.0.0`; `nil` = any version.
    private static func lowest(of constraint: String) -> PackageVersion? {
        guard !constraint.hasPrefix("<"), !constraint.hasPrefix("!") else { return nil }
        let first = constraint.drop { "^~>= ".contains($0) }.prefix { !$0.isWhitespace && $0 != "," && $0 != "|" }
        return PackageVersion(rawValue: String(first))
    }

    /// As a finding names it.
    package var cause: Finding.Cause { .package(name: name, version: writtenVersion, via: via) }
}
