/// A JSON text and where each of its values stands, as one flat list.
///
/// Nothing is copied out of the text before it is asked for. The same tree serves the check of `data/`, which needs
/// lines, and the reading of 40,000 rows at start, which needs speed: JSONDecoder takes ten times as long.
struct JSONTree: Sendable {
    enum Kind: UInt8 { case object, array, string, number, `true`, `false`, null }

    /// A value; those within an object or array follow it, in an object name and value by turns.
    struct Node {
        let kind: Kind
        /// A string with a backslash in it.
        let isEscaped: Bool
        /// The octets of the value; of a string those between the quotation marks.
        let start: Int32
        var end: Int32
        /// The place of the node after this one and all within it.
        var next: Int32
    }

    let bytes: [UInt8]
    /// The text's value at place 0; last an empty object and an empty array that stand in for what is missing.
    let nodes: ContiguousArray<Node>

    var emptyObject: Int { nodes.count - 2 }
    var emptyArray: Int { nodes.count - 1 }

    /// Parses `bytes` (RFC 8259), which must be UTF-8.
    init(_ bytes: [UInt8]) throws(JSONFault) {
        var parser = JSONParser(bytes)
        nodes = try parser.parse()
        self.bytes = bytes
    }

    /// The text of the string `node`.
    func string(_ node: Int) -> String {
        let value = nodes[node]
        let raw = bytes[Int(value.start)..<Int(value.end)]
        return value.isEscaped ? JSONEscapes.resolve(raw) : String(decoding: raw, as: UTF8.self)
    }

    /// The places of the elements of an array, or of the names and values of an object by turns.
    func children(_ node: Int) -> [Int] {
        var places: [Int] = []
        var place = node + 1
        while place < nodes[node].next {
            places.append(place)
            place = Int(nodes[place].next)
        }
        return places
    }

    /// The value of the member `name` of an object.
    func member(_ name: String, of node: Int) -> Int? {
        guard nodes[node].kind == .object else { return nil }
        let places = children(node)
        return stride(from: 0, to: places.count, by: 2).first { string(places[$0]) == name }.map { places[$0 + 1] }
    }

    /// Whether the string `name` is the name of a member of the object `node` itself.
    func isMemberName(_ name: Int, of node: Int) -> Bool {
        children(node).enumerated().contains { $0.offset.isMultiple(of: 2) && $0.element == name }
    }

    /// The members of an object.
    func members(_ node: Int) -> [(name: String, value: Int)] {
        let places = children(node)
        return stride(from: 0, to: places.count, by: 2).map { (string(places[$0]), places[$0 + 1]) }
    }

    /// The value at a JSON pointer (RFC 6901) below `node`, or the nearest value on the way to it.
    func value(at pointer: String, below node: Int) -> Int {
        var place = node
        for token in pointer.split(separator: "/") {
            let name = token.replacing("~1", with: "/").replacing("~0", with: "~")
            switch nodes[place].kind {
            case .object:
                guard let value = member(String(name), of: place) else { return place }
                place = value
            case .array:
                let elements = children(place)
                guard let index = Int(name), elements.indices.contains(index) else { return place }
                place = elements[index]
            default: return place
            }
        }
        return place
    }

    /// The JSON pointer (RFC 6901) of `node` below `root`, which is or encloses it.
    func pointer(to node: Int, below root: Int) -> String {
        guard node != root else { return "" }
        let isObject = nodes[root].kind == .object
        for (index, place) in children(root).enumerated() where node >= place && node < nodes[place].next {
            if !isObject { return "/\(index)" + pointer(to: node, below: place) }
            // A name stands for its member; a value comes right after its name.
            let name = index.isMultiple(of: 2) ? place : place - 1
            let token = string(name).replacing("~", with: "~0").replacing("/", with: "~1")
            return "/\(token)" + (name == place ? "" : pointer(to: node, below: place))
        }
        return ""
    }

    /// The line of an octet, from 1.
    func line(at offset: Int32) -> Int { bytes.prefix(Int(offset)).count { $0 == 0x0A } + 1 }

    /// The line on which `node` begins.
    func line(of node: Int) -> Int { line(at: nodes[node].start) }
}
