internal import Catalog

/// Holds the prose and the names of single rows against the facts.
struct MythCheck {
    private var phrases = ProsePhrases()
    private var truths: [String: String] = [:]
    /// The facts that are false or half true, whose statements say what nothing else may.
    private var claims: Set<String> = []
    /// What does not exist, and what is right in its place.
    private var phantoms: [String: String?] = [:]
    private let reasons: Set<String>

    /// Members that say of a wrong name that it is one, or only lead to a row.
    private static let naming: Set<String> = ["id", "aliases", "about", "fact", "facts", "never", "sources", "wrong"]

    init(_ records: CatalogRecords) {
        reasons = Set(records.privacyReasons.map(\.id))
        for fact in records.facts where fact.verdict != .true {
            claims.insert(fact.id)
            truths[fact.id] = fact.truth[.english]
            for text in fact.never ?? [] {
                guard let phrase = ProsePhrase(text) else { continue }
                phrases.add(ProsePhrases.Entry(phrase: phrase, text: text, fact: fact.id))
            }
        }
        for api in records.apis where api.status == .phantom {
            for name in [api.id] + api.aliases { phantoms[name] = .some(api.replacements.first) }
        }
        for key in records.keys where key.status == .phantom { phantoms[key.id] = .some(key.replacedBy.first) }
        // A wrong key may have the name of a symbol that exists: PHAccessLevel.
        for api in records.apis where api.status == .known { phantoms.removeValue(forKey: api.id) }
    }

    /// What is wrong in `row`, whose body is `tree`.
    func faults(of row: StoredRow, in tree: JSONTree) -> [RowFault] {
        var faults: [RowFault] = []
        let isText = row.kind.hasPrefix("texts/")
        for (name, value) in tree.members(0) {
            if row.kind == RecordKind.fact.rawValue, name == "statement", claims.contains(row.id) { continue }
            // A rule's bad example is bad on purpose.
            if row.kind == RecordKind.rule.rawValue, name == "examples" { continue }
            // References of a symbol are checked with its versions; it may be the phantom itself.
            let checksNames = !Self.naming.contains(name) && row.kind != RecordKind.api.rawValue
            walk(value, in: tree, isProse: isText, checksNames: checksNames, &faults)
        }
        return faults
    }

    private func walk(_ node: Int, in tree: JSONTree, isProse: Bool, checksNames: Bool, _ faults: inout [RowFault]) {
        switch tree.nodes[node].kind {
        case .object:
            let members = tree.members(node)
            let isText = isProse || members.contains { $0.name == Language.english.rawValue }
            for member in members {
                walk(member.value, in: tree, isProse: isText, checksNames: checksNames, &faults)
            }
        case .array:
            for element in tree.children(node) {
                walk(element, in: tree, isProse: isProse, checksNames: checksNames, &faults)
            }
        case .string:
            let text = tree.string(node)
            let messages = isProse ? faultsOfProse(text) : checksNames ? faultsOfName(text) : []
            faults += messages.map { RowFault(node: node, message: $0) }
        default: break
        }
    }

    private func faultsOfProse(_ text: String) -> [String] {
        let repeated = ProsePhrase.sentences(of: text).flatMap(phrases.found).map { entry in
            "repeats \(entry.fact) as truth (\"\(entry.text)\"): \(truths[entry.fact] ?? "")"
        }
        let codes = ProseScan.reasonCodes(in: text).filter { !reasons.contains($0) }
            .map { "\"\($0)\" is no reason code" }
        let versions = ProseScan.missingVersions(in: text)
            .map { "iOS \($0) was never released: iOS 18 is followed by iOS 26" }
        return repeated + codes + versions
    }

    private func faultsOfName(_ name: String) -> [String] {
        guard let right = phantoms[name] else { return [] }
        return ["\"\(name)\" does not exist" + (right.map { ": the right one is \"\($0)\"" } ?? "")]
    }
}
