internal import Catalog
internal import Documents

/// Reports a value that its entitlement cannot have: another type, another environment, a malformed domain or group.
///
/// The formats of NFC readers are PL-031's. A value with a build variable in it becomes something else before signing.
struct EntitlementValue: Rule {
    static let id = "PL-042"

    private static let push = "aps-environment"
    private static let domains = "com.apple.developer.associated-domains"
    private static let groups = "com.apple.security.application-groups"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.entitlements.flatMap { document in
            wrongTypes(in: document, context) + wrongEnvironment(in: document, context)
                + wrongDomains(in: document, context) + wrongGroups(in: document, context)
        }
    }

    private func wrongTypes(in document: Document, _ context: EvaluationContext) -> [Finding] {
        (document.root?.entries ?? []).flatMap { entry -> [Finding] in
            guard let type = context.catalog.entitlements[id: entry.key]?.valueType,
                entry.value.string?.holdsVariable != true
            else { return [] }
            let pointer = Pointer.root.appending(entry.key)
            guard entry.value.tag == type.tag || (type == .boolean && entry.value.boolean != nil) else {
                let patch =
                    Self.mended(entry.value, of: entry.key, as: type).map { [PatchOperation.replace(pointer, $0)] }
                    ?? []
                return [wrongType(entry.value, type, entry.key, at: pointer, in: document, patch, context)]
            }
            return (entry.value.elements ?? []).enumerated().filter { $0.element.string == nil }.map {
                wrongType($0.element, .string, entry.key, at: pointer.appending($0.offset), in: document, [], context)
            }
        }
    }

    private static func mended(_ node: Node, of key: String, as type: EntitlementRecord.ValueType) -> PatchValue? {
        switch type {
        case .boolean: node.meantBoolean.map { .boolean($0) }
        // A single value that would be wrong in the list, too, is for somebody else to mend.
        case .array: node.string.flatMap { isValid($0, in: key) ? .array([.string($0)]) : nil }
        case .string, .dictionary: nil
        }
    }

    private static func isValid(_ element: String, in key: String) -> Bool {
        switch key {
        case domains: AssociatedDomain(element).isValid
        case groups: element.hasPrefix("group.")
        case NFCFormats.key: NFCFormats.formats.contains(element)
        default: !element.isBlank
        }
    }

    private func wrongType(
        _ node: Node,
        _ type: EntitlementRecord.ValueType,
        _ key: String,
        at pointer: Pointer,
        in document: Document,
        _ patch: [PatchOperation],
        _ context: EvaluationContext
    ) -> Finding {
        context.finding(
            Self.self,
            at: document.location(pointer, of: node),
            phrase: "type",
            arguments: [
                "key": .text(key), "expected": .text("<\(type.tag)>"), "actual": .text("<\(node.tag)>"),
            ],
            patch: patch
        )
    }

    private func wrongEnvironment(in document: Document, _ context: EvaluationContext) -> [Finding] {
        guard let node = document.root?[Self.push], let value = node.string, !value.holdsVariable,
            !["development", "production"].contains(value)
        else { return [] }
        let pointer = Pointer.root.appending(Self.push)
        let meant = ["development", "production"].first { $0 == value.trimmed.lowercased() }
        return [
            context.finding(
                Self.self,
                at: document.location(pointer, of: node),
                phrase: "environment",
                arguments: ["value": .text(value)],
                permission: "notifications",
                patch: meant.map { [.replace(pointer, .string($0))] } ?? []
            )
        ]
    }

    private func wrongDomains(in document: Document, _ context: EvaluationContext) -> [Finding] {
        document.strings(Self.domains).filter { !$0.text.holdsVariable }.compactMap { entry in
            let domain = AssociatedDomain(entry.text)
            guard !domain.isValid else { return nil }
            let pointer = Pointer.root.appending(Self.domains).appending(entry.index)
            return context.finding(
                Self.self,
                at: document.location(pointer, of: entry.node),
                phrase: domain.meant == nil ? "domain" : "domain-mendable",
                arguments: ["value": .text(entry.text), "right": .text(domain.meant ?? "")],
                patch: domain.meant.map { [.replace(pointer, .string($0))] } ?? []
            )
        }
    }

    /// A sandboxed Mac app may name groups by its team.
    private func wrongGroups(in document: Document, _ context: EvaluationContext) -> [Finding] {
        guard document.root?["com.apple.security.app-sandbox"] == nil else { return [] }
        return document.strings(Self.groups).filter { !$0.text.holdsVariable && !$0.text.hasPrefix("group.") }.map {
            context.finding(
                Self.self,
                at: document.location(Pointer.root.appending(Self.groups).appending($0.index), of: $0.node),
                phrase: "group",
                arguments: ["value": .text($0.text)]
            )
        }
    }
}

extension String {
    /// Whether a build variable stands in the text.
    fileprivate var holdsVariable: Bool { holds("$(") || holds("${") }
}
