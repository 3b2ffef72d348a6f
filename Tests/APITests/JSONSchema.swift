import Foundation

/// Holds values against the part of JSON Schema 2020-12 that `Public/openapi.json` uses.
///
/// Stricter than the standard: a member that no schema for its object declares is a fault, so that an answer cannot grow
/// a field in silence.
struct JSONSchema {
    /// The whole document, in which references are looked up.
    let document: [String: Any]

    /// What is wrong with `value`, each fault with its place; empty where nothing is.
    func faults(_ value: Any, _ schema: [String: Any], at place: String = "") -> [String] {
        var faults = check(value, schema, at: place)
        if let object = value as? [String: Any] {
            let declared = declaredMembers(schema)
            if let declared {
                faults += object.keys.filter { !declared.contains($0) }.map { "\(place)/\($0) is not declared" }
            }
        }
        return faults
    }

    private func check(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
        if let reference = schema["$ref"] as? String { return check(value, resolve(reference), at: place) }
        var faults: [String] = []
        for part in schema["allOf"] as? [[String: Any]] ?? [] { faults += check(value, part, at: place) }
        if let choices = schema["oneOf"] as? [[String: Any]] {
            let fitting = choices.filter { self.faults(value, merged($0, into: schema), at: place).isEmpty }
            if fitting.count != 1 { faults.append("\(place) fits \(fitting.count) of \(choices.count) choices") }
        }
        let types = (schema["type"] as? String).map { [$0] } ?? schema["type"] as? [String]
        if let types, !types.contains(where: { Self.isType($0, value) }) {
            return faults + ["\(place) is none of \(types): \(value)"]
        }
        if let constant = schema["const"], !Self.equal(constant, value) { faults.append("\(place) is not \(constant)") }
        if let choices = schema["enum"] as? [Any], !choices.contains(where: { Self.equal($0, value) }) {
            faults.append("\(place) is none of \(choices): \(value)")
        }
        if let pattern = schema["pattern"] as? String, let text = value as? String,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            faults.append("\(place) does not match \(pattern): \(text)")
        }
        if let object = value as? [String: Any] {
            for name in schema["required"] as? [String] ?? [] where object[name] == nil {
                faults.append("\(place)/\(name) is missing")
            }
            let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
            let other = schema["additionalProperties"] as? [String: Any]
            for (name, member) in object {
                guard let schema = properties[name] ?? other else { continue }
                faults += self.faults(member, schema, at: "\(place)/\(name)")
            }
        }
        if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
            for (index, element) in array.enumerated() {
                faults += self.faults(element, items, at: "\(place)/\(index)")
            }
        }
        return faults
    }

    /// Every member that the schema knows; `nil` where it takes any.
    private func declaredMembers(_ schema: [String: Any]) -> Set<String>? {
        if let reference = schema["$ref"] as? String { return declaredMembers(resolve(reference)) }
        if schema["additionalProperties"] is [String: Any] { return nil }
        let parts = schema["allOf"] as? [[String: Any]] ?? []
        let properties = schema["properties"] as? [String: Any]
        guard properties != nil || !parts.isEmpty else { return nil }
        return parts.compactMap(declaredMembers).reduce(Set((properties ?? [:]).keys)) { $0.union($1) }
    }

    /// A choice that only says which members are required shares the properties around it.
    private func merged(_ choice: [String: Any], into schema: [String: Any]) -> [String: Any] {
        guard choice["properties"] == nil, choice["$ref"] == nil, choice["type"] == nil else { return choice }
        return choice.merging(["properties": schema["properties"] ?? [String: Any]()]) { own, _ in own }
    }

    func resolve(_ reference: String) -> [String: Any] {
        reference.split(separator: "/").dropFirst().reduce(document) { $0[String($1)] as? [String: Any] ?? [:] }
    }

    private static func isType(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "null": value is NSNull
        case "string": value is String
        case "boolean": isBoolean(value)
        case "integer": !isBoolean(value) && value is Int
        case "number": !isBoolean(value) && value is NSNumber
        case "array": value is [Any]
        case "object": value is [String: Any]
        default: false
        }
    }

    private static func isBoolean(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
    }

    private static func equal(_ left: Any, _ right: Any) -> Bool {
        (left as? NSObject) == (right as? NSObject)
    }
}
