internal import Catalog
internal import Documents

extension RequiredKeys {
    /// The keys that calls of cross-platform frameworks need.
    ///
    /// One source serves other platforms too, and nobody can tell from it that the call is ever made on iOS: no more than
    /// expected, but where the name itself says iOS.
    var bridgeNeeds: [KeyNeed] {
        BridgeUses(context.submission.documents, catalog: context.catalog).uses.compactMap { use in
            guard let key = use.row.keys.first else { return nil }
            let row = context.catalog.keys[id: key]
            return KeyNeed(
                key: key,
                permission: use.row.permission,
                bundle: nil,
                strength: use.name.contains(".IOS.") ? .needed : .expected,
                anyOf: use.row.keys,
                below: nil,
                effect: row?.ifMissing,
                isCheckedAtUpload: row?.codes.contains(Self.uploadCode) == true,
                confidence: use.row.confidence,
                isWrittenByBuild: use.row.framework == .expo,
                because: [use.cause],
                isOnlyOfSDKs: false
            )
        }
    }
}
