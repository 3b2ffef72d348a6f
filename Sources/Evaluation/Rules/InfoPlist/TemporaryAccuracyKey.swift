internal import Documents

/// Reports a request for temporary full accuracy whose purpose key is not in the Info.plist's dictionary.
///
/// Without the entry no prompt appears and the call ends with an error. Blank entries are left to the purpose-string
/// rules, and a value that is no dictionary to PL-011.
struct TemporaryAccuracyKey: Rule {
    static let id = "PL-009"
    private static let dictionary = "NSLocationTemporaryUsageDescriptionDictionary"
    private static let request = "CLLocationManager.requestTemporaryFullAccuracyAuthorization"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.uses.filter { $0.isUse(of: Self.request) }.flatMap { use in
            context.infoPlists(forCodeOf: use.use.bundle).compactMap { finding(on: use, in: $0, context) }
        }
    }

    private func finding(on use: ResolvedUse, in document: Document, _ context: EvaluationContext) -> Finding? {
        let entries = document.root?[Self.dictionary]
        guard entries == nil || entries?.entries != nil else { return nil }
        let pointer = Pointer.root.appending(Self.dictionary)
        guard let purpose = use.values.first else {
            guard entries == nil else { return nil }
            return context.finding(
                Self.self,
                at: document.location(ofKey: Self.dictionary),
                phrase: "no-dictionary",
                permission: "location",
                because: [use.cause]
            )
        }
        guard entries?[purpose] == nil else { return nil }
        let known = entries?.entries?.map(\.key) ?? []
        return context.finding(
            Self.self,
            at: document.location(pointer.appending(purpose), of: entries),
            phrase: known.isEmpty ? "no-entry" : "other-entries",
            arguments: ["purpose_key": .text(purpose), "keys": .list(known)],
            permission: "location",
            because: [use.cause]
        )
    }
}
