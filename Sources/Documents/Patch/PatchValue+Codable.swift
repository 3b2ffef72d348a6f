extension PatchValue: Codable {
    /// The value in a form whose coding the compiler writes.
    private enum Form: Codable {
        struct Member: Codable {
            let name: String
            let value: PatchValue
        }

        case string(String)
        case boolean(Bool)
        case integer(Int)
        case array([PatchValue])
        case dictionary([Member])
    }

    package init(from decoder: any Decoder) throws {
        switch try Form(from: decoder) {
        case .string(let string): self = .string(string)
        case .boolean(let boolean): self = .boolean(boolean)
        case .integer(let integer): self = .integer(integer)
        case .array(let values): self = .array(values)
        case .dictionary(let members): self = .dictionary(members.map { ($0.name, $0.value) })
        }
    }

    package func encode(to encoder: any Encoder) throws {
        let form: Form =
            switch self {
            case .string(let string): .string(string)
            case .boolean(let boolean): .boolean(boolean)
            case .integer(let integer): .integer(integer)
            case .array(let values): .array(values)
            case .dictionary(let members): .dictionary(members.map { Form.Member(name: $0.0, value: $0.1) })
            }
        try form.encode(to: encoder)
    }
}
