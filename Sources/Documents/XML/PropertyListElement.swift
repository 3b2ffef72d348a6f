/// The elements of a property list (<http://www.apple.com/DTDs/PropertyList-1.0.dtd>).
enum PropertyListElement: String {
    case plist, dict, array, key, string, integer, real, date, data
    case `true`, `false`

    /// The element that is exactly so called.
    init?(_ name: ArraySlice<UInt8>) {
        guard name.count <= 7 else { return nil }
        // The letters as one number: this is asked for every tag.
        switch name.reduce(0 as UInt64, { $0 << 8 | UInt64($1) }) {
        case 0x70_6C69_7374: self = .plist
        case 0x6469_6374: self = .dict
        case 0x61_7272_6179: self = .array
        case 0x6B_6579: self = .key
        case 0x7374_7269_6E67: self = .string
        case 0x69_6E74_6567_6572: self = .integer
        case 0x7265_616C: self = .real
        case 0x6461_7465: self = .date
        case 0x6461_7461: self = .data
        case 0x7472_7565: self = .true
        case 0x66_616C_7365: self = .false
        default: return nil
        }
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
