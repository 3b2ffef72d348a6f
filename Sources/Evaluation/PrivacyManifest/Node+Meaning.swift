internal import Documents

extension Node {
    /// Whether the reader could make nothing of the value and has said so.
    var isUnread: Bool {
        if case .null = value { true } else { false }
    }

    /// What a value that should have been a Boolean can only mean: `"YES"`, `"true"`, `1`; `nil` where it may mean anything.
    var meantBoolean: Bool? {
        switch value {
        case .string(let text):
            switch text.trimmed.lowercased() {
            case "yes", "true", "1": true
            case "no", "false", "0": false
            default: nil
            }
        case .integer(1): true
        case .integer(0): false
        default: nil
        }
    }
}
