/// A version of a package, ordered as npm, pub and CocoaPods order them.
///
/// Numbers compare as numbers. `2.0.0-beta.1` comes before `2.0.0` (Semantic Versioning 2.0.0 §11), and `0.8.9+1` after
/// `0.8.9`, as on pub (<https://dart.dev/tools/pub/versioning>).
package struct PackageVersion: RawRepresentable, Codable, Sendable {
    /// As written, without a leading `v`.
    package let rawValue: String
    private let release: [Piece]
    private let preRelease: [Piece]
    private let build: [Piece]

    /// Reads at most 64 characters, of which the first is a digit: `14.9.2`, `v6.1.0`, `1.0.0-rc.1+2`; else `nil`.
    package init?(rawValue: String) {
        let bare = rawValue.first == "v" ? String(rawValue.dropFirst()) : rawValue
        guard bare.utf8.count <= 64, let first = bare.utf8.first, (0x30...0x39).contains(first),
            bare.utf8.allSatisfy({ Self.isAllowed($0) })
        else { return nil }
        let parts = bare.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        let version = parts[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        self.rawValue = bare
        release = Self.pieces(version[0])
        preRelease = version.count > 1 ? Self.pieces(version[1]) : []
        build = parts.count > 1 ? Self.pieces(parts[1]) : []
    }

    private enum Piece: Sendable, Equatable {
        case number(Int)
        case word(String)
    }

    private static func isAllowed(_ octet: UInt8) -> Bool {
        switch octet {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: true
        default: false
        }
    }

    private static func pieces(_ text: Substring) -> [Piece] {
        text.split(separator: ".").map { piece in Int(piece).map(Piece.number) ?? .word(String(piece)) }
    }
}

extension PackageVersion {
    /// Whether it is `first` or later; `nil` where it lies between an earlier sighting and `first`.
    ///
    /// What an older major version got later (Capacitor 4.8.2, after 5.0.0) tells nothing of the next one.
    func isKnownPast(_ first: PackageVersion, seenIn earlier: PackageVersion?) -> Bool? {
        if self >= first { return true }
        guard let earlier, self >= earlier else { return false }
        return release.first == earlier.release.first ? nil : false
    }
}

extension PackageVersion: Comparable {
    package static func == (left: PackageVersion, right: PackageVersion) -> Bool {
        !(left < right) && !(right < left)
    }

    package static func < (left: PackageVersion, right: PackageVersion) -> Bool {
        if let isLess = isLess(trimmed(left.release), trimmed(right.release)) { return isLess }
        if left.preRelease.isEmpty != right.preRelease.isEmpty { return !left.preRelease.isEmpty }
        return isLess(left.preRelease, right.preRelease) ?? isLess(left.build, right.build) ?? false
    }

    /// `16.0` is `16`.
    private static func trimmed(_ pieces: [Piece]) -> [Piece] {
        var pieces = pieces
        while pieces.last == .number(0) { pieces.removeLast() }
        return pieces
    }

    /// Whether one list comes before the other; `nil` where they are equal.
    private static func isLess(_ left: [Piece], _ right: [Piece]) -> Bool? {
        for (one, other) in zip(left, right) where one != other {
            switch (one, other) {
            case (.number(let one), .number(let other)): return one < other
            case (.word(let one), .word(let other)): return one < other
            case (.number, .word): return true
            case (.word, .number): return false
            }
        }
        return left.count == right.count ? nil : left.count < right.count
    }
}
