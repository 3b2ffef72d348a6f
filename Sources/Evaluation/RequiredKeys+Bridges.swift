internal import Catalog
internal import Documents

extension RequiredKeys {
    /// The keys that calls and constants of cross-platform frameworks need, by the rows that they lead to.
    var bridgeNeeds: [KeyNeed] { readBridgeNeeds + submittedBridgeNeeds }

    /// What sources call.
    ///
    /// One source serves other platforms too, and nobody can tell from it that the call is ever made on iOS: no more than
    /// expected, but where the name itself says iOS.
    private var readBridgeNeeds: [KeyNeed] {
        context.sourceBridgeUses.compactMap { use in
            need(
                [use.row],
                use.name.holds(".IOS.") ? .needed : .expected,
                bundle: nil,
                because: use.cause
            )
        }
    }

    /// What sources call of packages that need a key for it alone.
    ///
    /// A file that looks for the system may make the call elsewhere only.
    var calledNeeds: [KeyNeed] {
        context.packageCallUses.map { use in
            let row = context.catalog.keys[id: use.key.key]
            return KeyNeed(
                key: use.key.key,
                permission: row?.permission,
                bundle: nil,
                strength: use.asksForSystem ? .expected : .probable,
                anyOf: [use.key.key],
                below: nil,
                effect: row?.ifMissing,
                isCheckedAtUpload: row?.codes.contains(Self.uploadCode) == true,
                confidence: use.package.confidence,
                isWrittenByBuild: use.key.written,
                because: [use.cause],
                isOnlyOfSDKs: false,
                places: [KeyNeed.Place(path: use.file)]
            )
        }
    }

    /// What the submission's list of APIs names.
    ///
    /// A call that several permissions share needs the first key of one of them. Reading a status needs none.
    private var submittedBridgeNeeds: [KeyNeed] {
        context.submittedBridgeUses.compactMap { use in
            let rows = use.rows.filter { row in
                row.constants.contains(use.name) || row.request?.call.hasPrefix(use.name) == true
            }
            return need(
                rows,
                Set(rows.map(\.permission)).count > 1 ? .oneOfSeveral : .needed,
                bundle: context.host(ofCodeIn: use.bundle),
                because: use.cause
            )
        }
    }

    private func need(
        _ rows: [BridgeRecord],
        _ strength: KeyNeed.Strength,
        bundle: String?,
        because cause: Finding.Cause
    ) -> KeyNeed? {
        guard let first = rows.first(where: { !$0.keys.isEmpty }), let key = first.keys.first else { return nil }
        let row = context.catalog.keys[id: key]
        return KeyNeed(
            key: key,
            permission: first.permission,
            bundle: bundle,
            strength: strength,
            anyOf: rows.flatMap(\.keys),
            below: nil,
            effect: row?.ifMissing,
            isCheckedAtUpload: row?.codes.contains(Self.uploadCode) == true,
            confidence: first.confidence,
            isWrittenByBuild: first.framework == .expo,
            because: [cause],
            isOnlyOfSDKs: false,
            places: cause.file.map { [KeyNeed.Place(path: $0)] }
        )
    }
}
