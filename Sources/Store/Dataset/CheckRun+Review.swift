internal import Catalog

extension CheckRun {
    /// What guidelines, background modes and entitlements name must be there; their versions must be real.
    mutating func checkReviewRows() {
        for (index, row) in content.records.guidelines.enumerated() {
            refer(row.codes, to: [.reviewCode], row, at: index, member: "/codes")
            refer(row.rules, to: [.rule], row, at: index, member: "/rules")
            if row.howChecked.isEmpty { report("must not be empty", row, at: index, member: "/how_checked") }
        }
        for (index, row) in content.records.backgroundModes.enumerated() {
            refer(row.keys, to: [.key], row, at: index, member: "/keys", mustExist: true)
            refer(row.entitlements, to: [.entitlement], row, at: index, member: "/entitlements", mustExist: true)
            refer(row.guidelines, to: [.guideline], row, at: index, member: "/guidelines")
            refer(row.codes, to: [.reviewCode], row, at: index, member: "/codes")
            refer(row.replacedBy, to: [.backgroundMode], row, at: index, member: "/replaced_by", mustExist: true)
            checkReleased([("introduced", row.introduced)], row, at: index)
        }
        for (index, row) in content.records.entitlements.enumerated() {
            refer([row.permission].compactMap { $0 }, to: [.permission], row, at: index, member: "*/permission")
            refer(row.keys, to: [.key], row, at: index, member: "/keys", mustExist: true)
            refer(row.guidelines, to: [.guideline], row, at: index, member: "/guidelines")
            refer(row.codes, to: [.reviewCode], row, at: index, member: "/codes")
            refer(row.replacedBy, to: [.entitlement], row, at: index, member: "/replaced_by", mustExist: true)
            checkReleased([("introduced", row.introduced)], row, at: index)
        }
    }
}
