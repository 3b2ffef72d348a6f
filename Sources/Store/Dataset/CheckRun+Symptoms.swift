internal import Catalog

extension CheckRun {
    /// Symptoms name what is there, and rank their causes.
    mutating func checkSymptoms() {
        for (index, row) in content.records.symptoms.enumerated() {
            refer(row.permissions, to: [.permission], row, at: index, member: "/permissions")
            refer(row.codes, to: [.reviewCode, .guideline], row, at: index, member: "/codes")
            if row.causes.isEmpty { report("must not be empty", row, at: index, member: "/causes") }
            for (place, cause) in row.causes.enumerated() {
                let member = "/causes/\(place)"
                refer(cause.apis, to: [.api], row, at: index, member: "\(member)/apis", mustExist: true)
                refer(cause.keys, to: [.key], row, at: index, member: "\(member)/keys", mustExist: true)
                refer(cause.rules, to: [.rule], row, at: index, member: "\(member)/rules")
                refer(cause.facts, to: [.fact], row, at: index, member: "\(member)/facts")
                if cause.rank != place + 1 {
                    report("must be \(place + 1)", row, at: index, member: "\(member)/rank")
                }
                let bounds: [(name: String, version: OSVersion?)] = [
                    ("causes/\(place)/introduced", cause.introduced), ("causes/\(place)/below", cause.below),
                ]
                checkReleased(bounds, row, at: index)
                checkOrder(bounds[...], row, at: index)
                for (fact, values) in cause.when where values.isEmpty {
                    report("must not be empty", row, at: index, member: "\(member)/when/\(fact)")
                }
            }
        }
    }
}
