internal import Catalog
internal import Documents

/// What comments in documents switch off.
extension EvaluationContext {
    /// Comments switch off the findings of a rule, for one element or for a file.
    struct Suppressions: Sendable {
        /// By document and rule: the places; the root stands for the whole file.
        var places: [Document.Name: [String: [Pointer]]] = [:]
        /// Comments that speak to us and are not understood: `Info.plist:12 PM-06`.
        var misunderstood: [String] = []
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
            suppressions.misunderstood.append("comment \(place)")
            return
        }
        let pointer = scope == .file ? .root : document.root?.following(remark.position.offset)
        for rule in remark.rules {
            guard let id = catalog.rules.matching(rule)?.id, let pointer else {
                suppressions.misunderstood.append("comment \(place) \(rule)")
                continue
            }
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
