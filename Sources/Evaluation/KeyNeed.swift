package import Catalog

/// An Info.plist key that the submission must have, and what makes it so.
package struct KeyNeed: Sendable, Equatable {
    /// What is sure about the need itself.
    package enum Strength: Int, Sendable, Comparable {
        /// Practice knows the duty, or it holds under a condition in words.
        case expected
        /// Some key of several is needed: the call's arguments were not told.
        case oneOfSeveral
        /// A source asks for it in a language of several systems, and does not look which one it runs on.
        case probable
        case needed

        package static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
    }

    /// A folder with code that needs it.
    package struct Place: Sendable, Hashable {
        /// `ios/Runner`; empty at the top of the submission.
        package let folder: String
        /// The package manager whose file tells of the code; `nil` for a source.
        package let ecosystem: PackageRecord.Ecosystem?

        /// The folder of the file at `path`.
        init(path: String, ecosystem: PackageRecord.Ecosystem? = nil) {
            let end = path.utf8.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
            folder = String(path[..<(end ?? path.startIndex)]).replacingBytes("\\", with: "/")
            self.ecosystem = ecosystem
        }
    }

    package let key: String
    package let permission: String?
    /// The bundle whose code needs it; `nil` = the app.
    package let bundle: String?
    package let strength: Strength
    /// Keys each of which satisfies the need; the key itself is among them.
    package let anyOf: [String]
    /// Needed on systems older than this only.
    package let below: OSVersion?
    /// What happens at run time where the key is absent; `nil` = not known, or nothing.
    package let effect: KeyRecord.Effect?
    /// Whether the upload check looks for the key (ITMS-90683).
    package let isCheckedAtUpload: Bool
    /// How sure it is that the need exists.
    let confidence: Confidence
    /// Whether what needs the key writes it when the app is built, with a text of its own.
    let isWrittenByBuild: Bool
    /// The first ``mostCauses`` causes.
    package let because: [Finding.Cause]
    /// Whether no code of the app itself and no entitlement needs it.
    package let isOnlyOfSDKs: Bool
    /// Where the code is that needs it; `nil` = not known, or in too many folders to tell.
    package let places: Set<Place>?

    /// More causes than these say nothing new.
    static let mostCauses = 20
    private static let mostPlaces = 100

    /// This need with the causes of `other`, a need of the same key in the same bundle.
    ///
    /// The stronger one's key counts; what happens at run time counts more than the upload check.
    func merged(with other: KeyNeed) -> KeyNeed {
        let strong = strength >= other.strength ? self : other
        return KeyNeed(
            key: key,
            permission: permission ?? other.permission,
            bundle: bundle,
            strength: strong.strength,
            anyOf: strong.anyOf,
            below: below.flatMap { mine in other.below.map { max(mine, $0) } },
            effect: [strong.effect, effect, other.effect].compactMap { $0 }.first { $0 != .uploadRejected }
                ?? strong.effect,
            isCheckedAtUpload: isCheckedAtUpload || other.isCheckedAtUpload,
            confidence: Severity(boundedBy: confidence) >= Severity(boundedBy: other.confidence)
                ? confidence : other.confidence,
            isWrittenByBuild: isWrittenByBuild && other.isWrittenByBuild,
            because: because.count < Self.mostCauses
                ? because + other.because.filter { !because.contains($0) } : because,
            isOnlyOfSDKs: isOnlyOfSDKs && other.isOnlyOfSDKs,
            places: places.flatMap { mine in other.places.map { mine.union($0) } }
                .flatMap { $0.count > Self.mostPlaces ? nil : $0 }
        )
    }
}
