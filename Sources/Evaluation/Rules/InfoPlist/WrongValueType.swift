internal import Catalog
internal import Documents

/// Reports a value of a type with which the system cannot read the key.
///
/// Blank values of the right type are left to the rules of their keys.
struct WrongValueType: Rule {
    static let id = "PL-011"

    /// Keys without a permission whose type matters to one.
    private static let otherKeys: Set = [
        "UIBackgroundModes", "BGTaskSchedulerPermittedIdentifiers", "LSApplicationQueriesSchemes",
        "UISupportedExternalAccessoryProtocols",
    ]
    private static let stringDictionaries: Set = [
        "NSLocationTemporaryUsageDescriptionDictionary", "NSIdentityUsageDescriptionDictionary",
    ]

    func findings(in context: EvaluationContext) -> [Finding] {
        context.infoPlists.flatMap { document in
            (document.root?.entries ?? []).flatMap { entry -> [Finding] in
                let row = context.catalog.keys[id: entry.key]
                let isChecked =
                    row?.permission != nil || Self.otherKeys.contains(entry.key)
                    || (entry.key.hasPrefix("NS") && entry.key.hasSuffix("UsageDescription"))
                let type = row?.type ?? (Self.otherKeys.contains(entry.key) ? "array" : "string")
                guard isChecked, row?.status != .phantom else { return [] }
                return faults(of: entry, type: type).map { fault in
                    context.finding(
                        Self.self,
                        at: document.location(fault.pointer, of: fault.node),
                        arguments: [
                            "key": .text(entry.key), "expected": .text("<\(fault.expected)>"),
                            "actual": .text("<\(fault.node.tag)>"),
                        ],
                        severity: type == "boolean" ? .warning : nil,
                        permission: row?.permission,
                        patch: fault.patch
                    )
                }
            }
        }
    }

    private struct Fault {
        let pointer: Pointer
        let node: Node
        /// The element name of the type that is wanted.
        let expected: String
        let patch: [PatchOperation]
    }

    private func faults(of entry: Node.Entry, type: String) -> [Fault] {
        let pointer = Pointer.root.appending(entry.key)
        let node = entry.value
        guard !node.isUnread else { return [] }
        switch type {
        case "string":
            return node.string == nil ? [Fault(pointer: pointer, node: node, expected: "string", patch: [])] : []
        case "boolean":
            // A build variable becomes something else before the system reads it.
            guard node.boolean == nil, node.string?.isVariable != true else { return [] }
            let value = node.string.flatMap { Self.words[$0.lowercased()] }
            let patch = value.map { [PatchOperation.replace(pointer, .boolean($0))] } ?? []
            return [Fault(pointer: pointer, node: node, expected: "true/", patch: patch)]
        case "array":
            guard let elements = node.elements else {
                // What a build variable holds, nobody knows.
                let names = node.string.flatMap { $0.isVariable ? nil : $0.listed }
                let patch = names.map { [PatchOperation.replace(pointer, .array($0.map { .string($0) }))] } ?? []
                return [Fault(pointer: pointer, node: node, expected: "array", patch: patch)]
            }
            return elements.enumerated().filter { $0.element.string == nil }.map {
                Fault(pointer: pointer.appending($0.offset), node: $0.element, expected: "string", patch: [])
            }
        case "dictionary":
            guard let entries = node.entries else {
                return [Fault(pointer: pointer, node: node, expected: "dict", patch: [])]
            }
            guard Self.stringDictionaries.contains(entry.key) else { return [] }
            return entries.filter { $0.value.string == nil }.map {
                Fault(pointer: pointer.appending($0.key), node: $0.value, expected: "string", patch: [])
            }
        default: return []
        }
    }

    private static let words = ["yes": true, "true": true, "1": true, "no": false, "false": false, "0": false]
}

extension Node {
    /// The element name of the value in an XML property list.
    var tag: String {
        switch value {
        case .dictionary: "dict"
        case .boolean(let flag): flag ? "true/" : "false/"
        default: typeName
        }
    }
}
