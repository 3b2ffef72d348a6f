internal import Catalog
internal import Documents

/// What comments in documents switch off.
extension EvaluationContext {
    /// Comments switch off the findings of a rule, for one element or for a file.
    struct Suppressions: Sendable {
        /// By document and rule: the places; the root stands for the whole file.
        var places: [Document.Name: [String: [Pointer]]] = [:]
        /// Comments that speak to us and are not understood: `Info.plist:12 PM-06`; of many the first.
        private(set) var misunderstood: [String] = []
        private var misunderstoodCount = 0
        /// Names of rules that may still be looked up.
        fileprivate var room = 20_000

        private static let mostTold = 100

        fileprivate mutating func misunderstand(_ comment: String) {
            misunderstoodCount += 1
            if misunderstoodCount <= Self.mostTold { misunderstood.append(comment) }
        }

        /// Those, and how many more there are.
        var told: [String] {
            let more = misunderstoodCount - misunderstood.count
            return more > 0 ? misunderstood + ["comments that are not understood: \(more) more"] : misunderstood
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
        let place = document.path + (remark.position.line.map { ":\($0)" } ?? "")
        guard let scope = remark.scope else {
            suppressions.misunderstand("comment \(place)")
            return
        }
        let pointer = scope == .file ? .root : document.root?.following(remark.position.offset)
        for rule in remark.rules {
            suppressions.room -= 1
            guard suppressions.room >= 0, let id = catalog.rules.matching(rule)?.id, let pointer else {
                suppressions.misunderstand("comment \(place) \(rule)")
                continue
            }
            guard suppressions.places[document.name]?[id]?.last != pointer else { continue }
            suppressions.places[document.name, default: [:]][id, default: []].append(pointer)
        }
    }

    /// Whether a comment of its document switches the finding off.
    func isSuppressed(_ finding: Finding) -> Bool {
        guard let path = finding.location.path, !suppressions.places.isEmpty,
            let places = suppressions.places[Document.Name(path: path, bundle: finding.location.bundle)]?[finding.rule]
        else { return false }
        return places.contains { $0.contains(finding.location.pointer) }
    }
}
