/// The elements of a property list (<http://www.apple.com/DTDs/PropertyList-1.0.dtd>).
enum PropertyListElement: String {
    case plist, dict, array, key, string, integer, real, date, data
    case `true`, `false`

    /// The element that is exactly so called.
    init?(_ name: ArraySlice<UInt8>) {
        guard name.count <= 7 else { return nil }
        self.init(rawValue: String(decoding: name, as: UTF8.self))
    }

    /// The element that somebody who wrote `name` meant; `nil` where that is not plain.
    init?(meantBy name: String) {
        switch name.lowercased() {
        case "int", "number", "long": self = .integer
        case "float", "double": self = .real
        case "str", "text": self = .string
        case "dictionary", "map": self = .dict
        case "list": self = .array
        case let lowercase: self.init(rawValue: lowercase)
        }
        if self == .plist { return nil }
    }

    var isContainer: Bool { self == .dict || self == .array || self == .plist }
}
