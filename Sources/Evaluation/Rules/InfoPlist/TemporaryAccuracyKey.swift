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
        let uses = context.uses.filter { $0.isUse(of: Self.request) }
        return context.namedValues(of: uses) { [Self.purpose(of: $0) ?? ""] }.flatMap { document, purposes in
            findings(on: purposes, in: document, context)
        }
    }

    private func findings(
        on purposes: [NamedValue],
        in document: Document,
        _ context: EvaluationContext
    ) -> [Finding] {
        let dictionary = document.root?[Self.dictionary]
        let known = dictionary?.entries?.map(\.key) ?? []
        guard dictionary == nil || dictionary?.entries != nil else { return [] }
        let keys = Set(known)
        let pointer = Pointer.root.appending(Self.dictionary)
        return purposes.compactMap { purpose in
            // A call of which nobody told the key is only judged where there is no dictionary at all.
            let isTold = !purpose.value.isEmpty
            guard isTold ? !keys.contains(purpose.value) : dictionary == nil else { return nil }
            return context.finding(
                Self.self,
                at: document.location(isTold ? pointer.appending(purpose.value) : pointer, of: dictionary),
                phrase: !isTold ? "no-dictionary" : known.isEmpty ? "no-entry" : "other-entries",
                arguments: ["purpose_key": .text(purpose.value), "keys": .list(known.shortened())],
                permission: "location",
                because: purpose.because
            )
        }
    }

    private static func purpose(of use: ResolvedUse) -> String? {
        let named = use.use.arguments.sorted { $0.key < $1.key }.first { $0.key.lowercased().contains("purpose") }
        return named?.value ?? use.values.first
    }
}
