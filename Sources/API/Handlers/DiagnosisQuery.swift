internal import Catalog
internal import Documents
internal import Reports

/// The body of `POST /v1/diagnoses`.
struct DiagnosisQuery {
    /// Facts in one request.
    private static let maximumFacts = 50

    /// An id or words.
    let symptom: String
    /// The id of a permission.
    let permission: String?
    let ios: OSVersion?
    /// By name the value of each fact, booleans and numbers as text.
    let facts: [String: String]

    /// Reads a body's tree; faults go to `decoder`.
    init(_ root: Node, _ catalog: CatalogSnapshot, _ decoder: inout NodeDecoder) {
        guard let object = decoder.object(root, at: .root, known: ["symptom", "permission", "ios", "facts"]) else {
            (symptom, permission, ios, facts) = ("", nil, nil, [:])
            return
        }
        symptom = decoder.requiredString("symptom", in: object, limit: Parameters.maximumSearch) ?? ""
        permission = Self.permission(in: object, catalog, &decoder)
        ios = decoder.version("ios", in: object)
        facts = object["facts"].map { Self.facts($0.node, at: $0.pointer, catalog, &decoder) } ?? [:]
    }

    private static func permission(
        in object: NodeObject,
        _ catalog: CatalogSnapshot,
        _ decoder: inout NodeDecoder
    ) -> String? {
        guard let (_, pointer) = object["permission"],
            let name = decoder.string("permission", in: object, limit: SubmissionDecoder.maximumName)
        else { return nil }
        if let permission = catalog.permissions.matching(name) { return permission.id }
        let near = catalog.permissions.nearest(name, limit: 3)
        let hint = near.isEmpty ? "" : " Near names: \(near.joined(separator: ", "))."
        decoder.fault(pointer, "\"\(name.clipped)\" is no permission.\(hint)")
        return nil
    }

    private static func facts(
        _ node: Node,
        at pointer: Pointer,
        _ catalog: CatalogSnapshot,
        _ decoder: inout NodeDecoder
    ) -> [String: String] {
        let known = catalog.diagnosticFacts.keys.sorted()
        var facts: [String: String] = [:]
        for entry in decoder.entries(node, at: pointer, limit: maximumFacts) {
            let place = pointer.appending(entry.key)
            guard known.contains(entry.key) else {
                decoder.unknown("fact", entry.key, among: known, at: .pointer(place.description))
                continue
            }
            switch entry.value.value {
            case .boolean(let value): facts[entry.key] = value ? "true" : "false"
            case .integer(let value): facts[entry.key] = "\(value)"
            case .null: continue
            default:
                facts[entry.key] = decoder.string(entry.value, at: place, limit: SubmissionDecoder.maximumName)
            }
        }
        return facts
    }
}
