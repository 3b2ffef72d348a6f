/// One step of a JSON patch (RFC 6902 §4) over the document's tree.
package enum PatchOperation: Sendable, Equatable, Codable {
    /// Adds a member, or an element before the one at the index (`-` appends: RFC 6901 §4).
    case add(Pointer, PatchValue)
    case replace(Pointer, PatchValue)
    case remove(Pointer)
    case move(from: Pointer, to: Pointer)
}

/// A value that a patch writes.
package indirect enum PatchValue: Sendable, Equatable {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case array([PatchValue])
    /// In the order of writing.
    case dictionary([(String, PatchValue)])

    package static func == (left: PatchValue, right: PatchValue) -> Bool {
        switch (left, right) {
        case (.string(let a), .string(let b)): a == b
        case (.boolean(let a), .boolean(let b)): a == b
        case (.integer(let a), .integer(let b)): a == b
        case (.array(let a), .array(let b)): a == b
        case (.dictionary(let a), .dictionary(let b)): a.elementsEqual(b) { $0.0 == $1.0 && $0.1 == $1.1 }
        default: false
        }
    }
}
