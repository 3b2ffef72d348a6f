internal import Catalog
internal import Documents

/// What comments in documents switch off.
extension EvaluationContext {
    /// Comments switch off the findings of a rule, for one element or for a file.
    struct Suppressions: Sendable {
        /// By document and rule: the places; the root stands for the whole file.
        var places: [Document.Name: [String: [Pointer]]] = [:]
        /// By document and rule: the lines, where a comment goes for one.
        var lines: [Document.Name: [String: Set<Int>]] = [:]
        /// Comments that speak to us and are not understood, each with its document; of many the first.
        private(set) var misunderstood: [(document: Document, fault: DocumentFault)] = []
        private var misunderstoodCount = 0
        /// Names of rules that may still be looked up.
        fileprivate var room = 20_000

        private static let mostTold = 100

        fileprivate mutating func misunderstand(_ fault: @autoclosure () -> DocumentFault, in document: Document) {
            misunderstoodCount += 1
            if misunderstoodCount <= Self.mostTold { misunderstood.append((document, fault())) }
        }

        /// How many more there are than are told as findings.
        var told: [String] {
            let more = misunderstoodCount - misunderstood.count
            return more > 0 ? ["comments that are not understood: \(more) more"] : []
        }
    }

    /// Reads the comments of every document.
    func readSuppressions() -> Suppressions {
        var suppressions = Suppressions()
        for document in submission.documents {
            for remark in document.remarks { note(remark, in: document, &suppressions) }
        }
        return suppressions
    }

    private func note(_ remark: Remark, in document: Document, _ suppressions: inout Suppressions) {
        guard let scope = remark.scope else {
            suppressions.misunderstand(DocumentFault(.remarkUnclear, at: remark.position), in: document)
            return
        }
        let pointer = scope == .file ? .root : document.root?.following(remark.position.offset)
        for rule in remark.rules {
            suppressions.room -= 1
            guard suppressions.room >= 0, let id = ruleID(rule) else {
                suppressions.misunderstand(unknownRule(rule, remark), in: document)
                continue
            }
            if scope == .next, let line = remark.line {
                suppressions.lines[document.name, default: [:]][id, default: []].insert(line)
            } else if let pointer {
                guard suppressions.places[document.name]?[id]?.last != pointer else { continue }
                suppressions.places[document.name, default: [:]][id, default: []].append(pointer)
            } else {
                suppressions.misunderstand(DocumentFault(.remarkBehindAll, at: remark.position), in: document)
            }
        }
    }

    private func unknownRule(_ name: String, _ remark: Remark) -> DocumentFault {
        let near = catalog.rules.nearest(String(name.prefix(80)), limit: 1).first ?? ""
        return DocumentFault(
            near.isEmpty ? .remarkUnknownRule : .remarkMisspeltRule,
            at: remark.position,
            arguments: ["rule": String(name.prefix(80)), "near": near]
        )
    }

    /// The id of the rule that `name` names; of one that this table does not have yet, too.
    private func ruleID(_ name: String) -> String? {
        catalog.rules.matching(name)?.id ?? (RuleRegistry.knows(name) ? name : nil)
    }

    /// Whether a comment of its document switches the finding off.
    func isSuppressed(_ finding: Finding) -> Bool {
        guard let path = finding.location.path else { return false }
        let name = Document.Name(path: path, bundle: finding.location.bundle)
        if let line = finding.location.position?.line,
            suppressions.lines[name]?[finding.rule]?.contains(line) == true
        {
            return true
        }
        return suppressions.places[name]?[finding.rule]?.contains { $0.contains(finding.location.pointer) } == true
    }
}
