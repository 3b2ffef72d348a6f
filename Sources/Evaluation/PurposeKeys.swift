internal import Documents

/// The findings on requests for temporary full accuracy whose purpose key the Info.plist does not have.
///
/// Without the entry no prompt appears and the call ends with an error. Blank entries are left to the purpose-string
/// rules, and a value that is no dictionary to PL-011.
struct PurposeKeys {
    let context: EvaluationContext
    private static let dictionary = "NSLocationTemporaryUsageDescriptionDictionary"

    /// One finding of `rule` for each Info.plist and each key that one of `uses` names in vain.
    func findings(of rule: any Rule.Type, on uses: [ResolvedUse]) -> [Finding] {
        context.namedValues(of: uses) { [Self.purpose(of: $0) ?? ""] }.flatMap { document, purposes in
            findings(of: rule, on: purposes, in: document)
        }
    }

    private func findings(of rule: any Rule.Type, on purposes: [NamedValue], in document: Document) -> [Finding] {
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
                rule,
                at: document.location(isTold ? pointer.appending(purpose.value) : pointer, of: dictionary),
                phrase: !isTold ? "no-dictionary" : known.isEmpty ? "no-entry" : "other-entries",
                arguments: ["purpose_key": .text(purpose.value), "keys": .list(known.shortened())],
                permission: "location",
                because: purpose.because
            )
        }
    }

    private static func purpose(of use: ResolvedUse) -> String? {
        let named = use.use.arguments.sorted { $0.key < $1.key }.first { $0.key.lowercased().holds("purpose") }
        return named?.value ?? use.values.first
    }
}
