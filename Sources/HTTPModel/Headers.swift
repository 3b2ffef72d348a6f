/// Header fields in the order of arrival; names compare without regard to ASCII case (RFC 9110 §5.1).
///
/// Kept as the lines that go over the wire plus the places of names and values in them: a request's fields cost two
/// allocations whatever their number, and a response's fields are sent by one copy.
package struct Headers: Sendable {
    /// One field as text.
    package struct Field: Sendable, Equatable {
        package let name: String
        package let value: String
    }

    /// Where one field stands in ``lines``: offsets from its start.
    package struct Place: Sendable {
        package var nameStart: Int
        package var nameEnd: Int
        package var valueStart: Int
        package var valueEnd: Int

        package init(nameStart: Int, nameEnd: Int, valueStart: Int, valueEnd: Int) {
            self.nameStart = nameStart
            self.nameEnd = nameEnd
            self.valueStart = valueStart
            self.valueEnd = valueEnd
        }
    }

    /// Every field as `name: value` CR LF, ready to be sent.
    package private(set) var lines: [UInt8] = []
    private var places: [Place] = []

    package init() {}

    /// Fields by name and value, in order.
    package init(_ fields: [(String, String)]) {
        for (name, value) in fields { append(name, value) }
    }

    /// Takes fields that a parser has checked and measured.
    ///
    /// - Parameters:
    ///   - lines: the field lines, each ended by CR LF.
    ///   - places: one element a field, inside `lines`, in order.
    package init(lines: [UInt8], places: [Place]) {
        self.lines = lines
        self.places = places
    }

    /// How many fields there are.
    package var count: Int { places.count }

    /// Every field, in order.
    package var fields: [Field] {
        places.map { Field(name: text($0.nameStart..<$0.nameEnd), value: text($0.valueStart..<$0.valueEnd)) }
    }

    /// Adds a field at the end.
    ///
    /// CR, LF and NUL become SP, so that no value can start a field of its own (RFC 9110 §5.5).
    package mutating func append(_ name: String, _ value: String) {
        let nameStart = lines.count
        lines.append(contentsOf: name.utf8.lazy.map(Self.harmless))
        let nameEnd = lines.count
        lines.append(0x3A)
        lines.append(0x20)
        let valueStart = lines.count
        lines.append(contentsOf: value.utf8.lazy.map(Self.harmless))
        places.append(Place(nameStart: nameStart, nameEnd: nameEnd, valueStart: valueStart, valueEnd: lines.count))
        lines.append(0x0D)
        lines.append(0x0A)
    }

    /// The values of every field called `name`, in order.
    package func values(_ name: String) -> [String] {
        places.filter { isNamed($0, name) }.map { text($0.valueStart..<$0.valueEnd) }
    }

    /// The first value of `name` on reading; on writing, replaces every field of that name (`nil` removes them).
    ///
    /// Octets that are no UTF-8 read as U+FFFD.
    package subscript(_ name: String) -> String? {
        get {
            for place in places where isNamed(place, name) { return text(place.valueStart..<place.valueEnd) }
            return nil
        }
        set {
            if places.contains(where: { isNamed($0, name) }) {
                let kept = places.filter { !isNamed($0, name) }.map {
                    (text($0.nameStart..<$0.nameEnd), text($0.valueStart..<$0.valueEnd))
                }
                self = Headers(kept)
            }
            if let newValue { append(name, newValue) }
        }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: lines[range], as: UTF8.self)
    }

    private func isNamed(_ place: Place, _ name: String) -> Bool {
        let utf8 = name.utf8
        guard utf8.count == place.nameEnd - place.nameStart else { return false }
        var index = place.nameStart
        for byte in utf8 {
            guard Self.lowercased(byte) == Self.lowercased(lines[index]) else { return false }
            index += 1
        }
        return true
    }

    private static func harmless(_ byte: UInt8) -> UInt8 {
        byte == 0x0D || byte == 0x0A || byte == 0 ? 0x20 : byte
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }
}

extension Headers: Equatable {
    package static func == (left: Headers, right: Headers) -> Bool {
        left.fields == right.fields
    }
}
