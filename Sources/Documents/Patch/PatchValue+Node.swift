extension PatchValue {
    /// The value of `node`; `nil` where it holds one that a patch does not write: a number with a fraction, a date, data.
    package init?(_ node: Node) {
        switch node.value {
        case .string(let text): self = .string(text)
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let number):
            guard let number = Int(exactly: number) else { return nil }
            self = .integer(number)
        case .array(let elements):
            let values = elements.compactMap(PatchValue.init)
            guard values.count == elements.count else { return nil }
            self = .array(values)
        case .dictionary(let entries):
            let members = entries.compactMap { entry in PatchValue(entry.value).map { (entry.key, $0) } }
            guard members.count == entries.count else { return nil }
            self = .dictionary(members)
        case .real, .date, .data, .null: return nil
        }
    }
}
