/// The causes of a symptom, as far as the facts of a case leave them.
package struct Diagnosis: Sendable {
    /// A cause that the facts do not contradict.
    package struct Suspect: Sendable {
        package let cause: SymptomRecord.Cause
        /// The facts that speak for it, sorted.
        package let matching: [String]
    }

    /// A cause that cannot be.
    package struct Excluded: Sendable {
        package let cause: SymptomRecord.Cause
        /// The facts that contradict it, `ios` among them, sorted.
        package let contradicting: [String]
    }

    /// Those with more matching facts first, then by rank.
    package let suspects: [Suspect]
    package let excluded: [Excluded]
    /// Facts that are not given and would tell the suspects apart, sorted.
    package let questions: [String]

    /// - Parameters:
    ///   - symptom: What is seen.
    ///   - facts: What is known of the case; values are compared without regard to case, spaces and hyphens.
    ///   - ios: The version of the system; `nil` = not known.
    package init(_ symptom: SymptomRecord, facts: [String: String], ios: OSVersion?) {
        var suspects: [Suspect] = []
        var excluded: [Excluded] = []
        for cause in symptom.causes {
            var contradicting = cause.isPossible(at: ios) ? [] : ["ios"]
            var matching: [String] = []
            for (fact, values) in cause.when {
                guard let given = facts[fact].map(Self.folded) else { continue }
                if values.contains(where: { Self.folded($0) == given }) {
                    matching.append(fact)
                } else {
                    contradicting.append(fact)
                }
            }
            if contradicting.isEmpty {
                suspects.append(Suspect(cause: cause, matching: matching.sorted()))
            } else {
                excluded.append(Excluded(cause: cause, contradicting: contradicting.sorted()))
            }
        }
        self.suspects = suspects.sorted { left, right in
            (right.matching.count, left.cause.rank) < (left.matching.count, right.cause.rank)
        }
        self.excluded = excluded
        questions = Set(suspects.flatMap(\.cause.when.keys)).subtracting(facts.keys).sorted()
    }

    private static func folded(_ value: String) -> String {
        value.lowercased().filter { !" _-".contains($0) || value.hasPrefix("-") }
    }
}

extension SymptomRecord.Cause {
    /// Whether the cause exists on a version of iOS; where that is not known, it may.
    fileprivate func isPossible(at ios: OSVersion?) -> Bool {
        guard let ios else { return true }
        return introduced.map { $0 <= ios } ?? true && below.map { ios < $0 } ?? true
    }
}
