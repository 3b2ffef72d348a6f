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
                let isOfModes = entry.key == "UIBackgroundModes"
                let modes = isOfModes ? context.backgroundModes.first { $0.document.name == document.name }?.modes : []
                let areModes = modes?.allSatisfy { $0.meaning?.isEmpty == false } == true
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
                        patch: areModes ? fault.patch : []
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

    /// Whether `value` may stand under the key of `row`: of its type, and with a text where that is a string.
    static func fits(_ value: Node, _ row: KeyRecord) -> Bool {
        let entry = Node.Entry(key: row.id, position: value.position, value: value)
        guard let type = row.type, !value.isBlank, Self().faults(of: entry, type: type).isEmpty else { return false }
        return value.elements.map { areTaken($0.compactMap(\.string), by: row.id) } ?? true
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
                let names = node.string.flatMap { Self.names(in: $0, for: entry.key) }
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

    /// The elements of a list that stands there as a string; `nil` where they are none that the key takes.
    private static func names(in text: String, for key: String) -> [String]? {
        guard !text.isVariable else { return nil }
        let names = text.listed
        return names.isEmpty || !areTaken(names, by: key) ? nil : names
    }

    /// Whether the list of `key` may hold `names`.
    private static func areTaken(_ names: [String], by key: String) -> Bool {
        switch key {
        case "NSBonjourServices": names.allSatisfy(BonjourServices.isWellFormed)
        case TaskIdentifiersMissing.key, "UISupportedExternalAccessoryProtocols":
            names.allSatisfy { $0.contains(".") && !$0.hasSuffix(".") }
        case "UIBackgroundModes": true
        case "LSApplicationQueriesSchemes":
            names.allSatisfy { $0.utf8.allSatisfy(isOfName) && $0.utf8.first.map(isLowercase) == true }
        default: names.count == 1
        }
    }

    private static func isLowercase(_ octet: UInt8) -> Bool { (0x61...0x7A).contains(octet) }

    private static func isOfName(_ octet: UInt8) -> Bool {
        isLowercase(octet) || (0x41...0x5A).contains(octet) || (0x30...0x39).contains(octet)
            || [0x2B, 0x2D, 0x2E, 0x5F].contains(octet)
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
