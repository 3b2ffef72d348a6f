internal import Documents

/// A value that code names and an Info.plist must list.
struct NamedValue: Sendable {
    let value: String
    /// The first uses that name it.
    let because: [Finding.Cause]

    /// How many of a kind are held against each Info.plist.
    static let most = 200
}

extension EvaluationContext {
    /// The values that `read` takes from `uses`, by the Info.plist that must list them; each value once, sorted.
    func namedValues(
        of uses: [ResolvedUse],
        _ read: (ResolvedUse) -> [String]
    ) -> [(document: Document, values: [NamedValue])] {
        let byHost = Dictionary(grouping: uses) { host(ofCodeIn: $0.use.bundle) }
        return byHost.sorted { ($0.key ?? "") < ($1.key ?? "") }.flatMap { host, uses in
            var causes: [String: [Finding.Cause]] = [:]
            for use in uses {
                for value in read(use) where causes[value, default: []].count < KeyNeed.mostCauses {
                    causes[value, default: []].append(use.cause)
                }
            }
            let values = causes.sorted { $0.key < $1.key }.prefix(NamedValue.most).map { value, because in
                NamedValue(value: value, because: because)
            }
            // The texts of a UniApp app stand there alone.
            let documents = infoPlists(forCodeOf: host).filter { !$0.isPrivacyDescription }
            return values.isEmpty ? [] : documents.map { ($0, values) }
        }
    }
}

extension [String] {
    /// The first of these, for a sentence; an ellipsis stands for the rest.
    func shortened(to limit: Int = 5) -> [String] { count > limit ? prefix(limit) + ["…"] : self }
}
