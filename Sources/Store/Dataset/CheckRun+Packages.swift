internal import Catalog

extension CheckRun {
    /// What SDKs and packages name must be there.
    mutating func checkPackageReferences() {
        for (index, row) in content.records.sdks.enumerated() {
            refer(row.forcesKeys, row, at: index, member: "/forces_keys")
            refer(row.categories, row, at: index, member: "/categories")
            refer(row.replacedBy, to: [.sdk], row, at: index, member: "/replaced_by")
            refer([row.copyOf].compactMap { $0 }, to: [.sdk], row, at: index, member: "*/copy_of")
            if (row.dutyFrom != nil) != row.listed || (row.signatureRequired != .none) != row.listed {
                let message = "must name the duty and its day if, and only if, the SDK is on Apple's list"
                report(message, row, at: index, member: "/duty_from")
            }
            if let day = row.dutyFrom, !CalendarDate.isDate(day) {
                report("must be a day, as in 2025-02-12", row, at: index, member: "/duty_from")
            }
            if row.status != .ships, row.firstVersionWithManifest != nil {
                report("must be \"ships\" where a version is named", row, at: index, member: "/status")
            }
        }
        for (index, row) in content.records.packages.enumerated() {
            if row.id != "\(row.ecosystem.rawValue)/\(row.name)" {
                report("must be ecosystem and name", row, at: index, member: "/id")
            }
            for (place, permission) in row.permissions.enumerated() {
                let member = "/permissions/\(place)"
                refer(permission.permission, permission.access, row, at: index, member: member)
            }
            refer(row.keys, row, at: index, member: "/keys")
            for (place, mode) in row.backgroundModes.enumerated() {
                refer([mode.mode], to: [.backgroundMode], row, at: index, member: "*/background_modes/\(place)/mode")
            }
            refer(row.requiredReasons, row, at: index, member: "/required_reasons")
            refer(row.manifest.declares ?? [], row, at: index, member: "/manifest/declares")
            refer([row.sdk].compactMap { $0 }, to: [.sdk], row, at: index, member: "*/sdk")
        }
    }

    /// What bridges, their limits and configuration fields name must be there.
    mutating func checkBridgeReferences() {
        for (index, row) in content.records.bridges.enumerated() {
            if !row.id.hasPrefix("\(row.framework.rawValue)/\(row.permission)") {
                report("must begin with framework and permission", row, at: index, member: "/id")
            }
            refer(row.permission, row.access, row, at: index, member: "")
            refer(row.packages, to: [.package], row, at: index, member: "/packages")
            refer(row.keys, to: [.key], row, at: index, member: "/keys", mustExist: true)
            for (place, state) in row.states.enumerated() where state.native != "notBuiltIn" {
                let member = "*/states/\(place)/native"
                refer(["\(row.permission)/\(state.native)"], to: [.permissionState], row, at: index, member: member)
            }
        }
        for (index, row) in content.records.bridgeLimits.enumerated() {
            refer(row.packages, to: [.package], row, at: index, member: "/packages")
            refer(row.permissions, to: [.permission], row, at: index, member: "/permissions")
            refer(row.codes, to: [.reviewCode], row, at: index, member: "/codes")
            if row.fixedIn != nil, row.status != .fixed {
                let message = "must be \"fixed\" where a version without the limit is named"
                report(message, row, at: index, member: "/status")
            }
        }
        for (index, row) in content.records.frameworkFields.enumerated() {
            refer(row.writes.keys, to: [.key], row, at: index, member: "/writes/keys", mustExist: true)
            let modes = row.writes.backgroundModes
            refer(modes, to: [.backgroundMode], row, at: index, member: "/writes/background_modes")
        }
    }

    private mutating func refer(_ keys: [ForcedKey], _ row: some Record, at index: Int, member: String) {
        for (place, key) in keys.enumerated() {
            refer([key.key], to: [.key], row, at: index, member: "*\(member)/\(place)/key", mustExist: true)
        }
    }

    private mutating func refer(_ categories: [CategoryReasons], _ row: some Record, at index: Int, member: String) {
        for (place, category) in categories.enumerated() {
            let member = "\(member)/\(place)"
            refer([category.category], to: [.privacyCategory], row, at: index, member: "*\(member)/category")
            refer(category.reasons, to: [.privacyReason], row, at: index, member: "\(member)/reasons")
        }
    }

    /// A permission and one of its levels of access.
    private mutating func refer(
        _ permission: String,
        _ access: String?,
        _ row: some Record,
        at index: Int,
        member: String
    ) {
        refer([permission], to: [.permission], row, at: index, member: "*\(member)/permission")
        guard let access, let levels = content.records.permissions.first(where: { $0.id == permission })?.accessLevels,
            !levels.contains(access)
        else { return }
        let message = "\"\(access)\" is none of the levels of \"\(permission)\": \(levels.joined(separator: ", "))"
        report(message, row, at: index, member: "\(member)/access")
    }
}
