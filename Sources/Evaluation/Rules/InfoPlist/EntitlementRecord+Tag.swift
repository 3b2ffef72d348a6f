internal import Catalog

extension EntitlementRecord.ValueType {
    /// The element that such a value has in a property list.
    var tag: String {
        switch self {
        case .boolean: "true/"
        case .string, .array: rawValue
        case .dictionary: "dict"
        }
    }
}
