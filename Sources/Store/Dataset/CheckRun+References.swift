internal import Catalog

extension CheckRun {
    /// What a row names must be there.
    mutating func checkReferences() {
        checkSymbolReferences()
        checkReplacements()
        checkKeyReferences()
        checkPrivacyReferences()
        checkPermissionStates()
        checkPlaybooks()
        checkDegradations()
        checkSettingsURLs()
        checkReviewRows()
        checkChanges()
        checkSymptoms()
        checkPackageReferences()
        checkBridgeReferences()
        for (index, row) in content.records.permissions.enumerated() {
            refer(row.keys, to: [.key], row, at: index, member: "/keys", mustExist: true)
        }
        for (index, row) in content.records.facts.enumerated() {
            refer(row.about, to: RecordKind.allCases, row, at: index, member: "/about")
        }
        for (index, row) in content.records.rules.enumerated() {
            refer(row.codes, to: [.reviewCode, .guideline], row, at: index, member: "/codes")
            refer(row.facts, to: [.fact], row, at: index, member: "/facts")
        }
    }

    private mutating func checkSymbolReferences() {
        for (index, row) in content.records.apis.enumerated() {
            refer(row.replacements, to: [.api], row, at: index, member: "/replacements", mustExist: true)
            refer(
                [row.superclass].compactMap { $0 },
                to: [.api],
                row,
                at: index,
                member: "*/superclass",
                mustExist: true
            )
            refer(row.permissions, to: [.permission], row, at: index, member: "/permissions")
            for (place, required) in row.requiredKeys.enumerated() {
                let member = "*/required_keys/\(place)/key"
                refer([required.key], to: [.key], row, at: index, member: member, mustExist: true)
            }
            let category = [row.requiredReasonCategory].compactMap { $0 }
            refer(category, to: [.privacyCategory], row, at: index, member: "*/required_reason_category")
            refer([row.fact].compactMap { $0 }, to: [.fact], row, at: index, member: "*/fact")
        }
    }

    private mutating func checkKeyReferences() {
        for (index, row) in content.records.keys.enumerated() {
            refer([row.permission].compactMap { $0 }, to: [.permission], row, at: index, member: "*/permission")
            // A wrong name may stand for something of the privacy manifest.
            let successors: [RecordKind] = row.status == .phantom ? [.key] + Self.manifestKinds : [.key]
            refer(row.replacedBy, to: successors, row, at: index, member: "/replaced_by", mustExist: true)
            refer(row.companions, to: [.key], row, at: index, member: "/companions", mustExist: true)
            refer(row.neededBy, to: [.api], row, at: index, member: "/needed_by")
            refer(row.codes, to: [.reviewCode], row, at: index, member: "/codes")
        }
    }

    private static let manifestKinds: [RecordKind] = [
        .privacyManifestKey, .privacyCategory, .privacyReason, .privacyDataType, .privacyPurpose,
    ]

    private mutating func checkPrivacyReferences() {
        for (index, row) in content.records.privacyCategories.enumerated() {
            refer(row.reasons, to: [.privacyReason], row, at: index, member: "/reasons")
            refer(row.symbols, to: [.requiredReasonAPI], row, at: index, member: "/symbols")
            for (place, code) in row.sdkOnly.enumerated() where !row.reasons.contains(code) {
                report("\"\(code)\" is no reason of the category", row, at: index, member: "/sdk_only/\(place)")
            }
        }
        let categories = content.records.privacyCategories
        for (index, row) in content.records.privacyReasons.enumerated() {
            refer([row.category], to: [.privacyCategory], row, at: index, member: "*/category")
            if let category = categories.first(where: { $0.id == row.category }), !category.reasons.contains(row.id) {
                report("\"\(category.id)\" does not list the reason", row, at: index, member: "/category")
            }
        }
        for (index, row) in content.records.requiredReasonAPIs.enumerated() {
            refer([row.category], to: [.privacyCategory], row, at: index, member: "*/category")
            if let category = categories.first(where: { $0.id == row.category }), !category.symbols.contains(row.id) {
                report("\"\(category.id)\" does not list the symbol", row, at: index, member: "/category")
            }
        }
        for (index, row) in content.records.privacyManifestKeys.enumerated() {
            refer(row.codes, to: [.reviewCode], row, at: index, member: "/codes")
        }
    }
}
