internal import Catalog
internal import Documents
internal import HTTPModel
internal import Reports

/// Reads a JSON tree into values and remembers every fault with its place, so that all are told at once.
struct NodeDecoder {
    /// Faults that are told; what is wrong beyond them will show once these are mended.
    let maximumFaults: Int

    private(set) var faults: [Problem.Fault] = []
    /// How many faults are not among ``faults``.
    private var omittedFaults = 0
    /// Whether every fault so far is a version in the gap that Apple left.
    private var namesOnlyGap = true

    init(maximumFaults: Int = 100) { self.maximumFaults = maximumFaults }

    mutating func fault(_ place: Problem.Fault.Place, _ detail: String) {
        namesOnlyGap = false
        report(Problem.Fault(place, detail))
    }

    mutating func fault(_ pointer: Pointer, _ detail: String) { fault(.pointer(pointer.description), detail) }

    /// Ends the reading.
    ///
    /// - Throws: The problem that lists every fault, if there was one.
    func check() throws(Problem) {
        guard !faults.isEmpty else { return }
        throw Problem(namesOnlyGap ? .neverReleasedVersion : .unusableRequest, errors: faults, omitted: omittedFaults)
    }

    /// The members of an object, `null` ones left out; faults where it is none or has members that are not `known`.
    mutating func object(_ node: Node, at pointer: Pointer, known: [String]) -> NodeObject? {
        guard let entries = node.entries else {
            wrongType(node, at: pointer, expected: "an object")
            return nil
        }
        var members: [String: Node] = [:]
        for entry in entries {
            if known.contains(entry.key) {
                members[entry.key] = entry.value
            } else if isFull {
                omit()
            } else {
                unknown("field", entry.key, among: known, at: .pointer(pointer.appending(entry.key).description))
            }
        }
        return NodeObject(members: members, pointer: pointer)
    }

    /// Reports a name that is none of the known ones, with the one that comes nearest.
    ///
    /// Nothing is looked for once no more faults are told.
    mutating func unknown(_ noun: String, _ name: String, among known: [String], at place: Problem.Fault.Place) {
        guard !isFull else { return omit() }
        let near = NearNames.nearest(name, in: known, limit: 1).first
        let hint = near.map { "did you mean \"\($0)\"?" } ?? "known are \(known.joined(separator: ", "))."
        fault(place, "The \(noun) \"\(name.clipped)\" is not known here; \(hint)")
    }

    /// Reports a name that is none of many, with the one that comes nearest, or else where they are listed.
    ///
    /// Nothing is looked for once no more faults are told.
    mutating func unknown(
        _ noun: String,
        _ name: String,
        near: @autoclosure () -> String?,
        listedAt path: String,
        at pointer: Pointer
    ) {
        guard !isFull else { return omit() }
        let hint = near().map { "did you mean \"\($0)\"?" } ?? "\(path) lists those that are."
        fault(pointer, "The \(noun) \"\(name.clipped)\" is not known here; \(hint)")
    }

    /// A string of at most `limit` characters (Unicode scalars, as JSON Schema counts them).
    mutating func string(_ node: Node, at pointer: Pointer, limit: Int = .max) -> String? {
        guard let string = node.string else {
            wrongType(node, at: pointer, expected: "a string")
            return nil
        }
        // No scalar takes less than a byte.
        guard string.utf8.count > limit else { return string }
        let length = string.unicodeScalars.count
        if length <= limit { return string }
        fault(pointer, "The string has \(length) characters; at most \(limit) are taken here.")
        return nil
    }

    /// The elements of an array; none where there are more than `limit`, which is a fault.
    mutating func array(_ node: Node, at pointer: Pointer, limit: Int = .max) -> [Node] {
        guard let elements = node.elements else {
            wrongType(node, at: pointer, expected: "an array")
            return []
        }
        if elements.count <= limit { return elements }
        fault(pointer, "There are \(elements.count) elements; at most \(limit) fit into one request.")
        return []
    }

    /// The elements of an array of at most `limit` strings, each of at most `length` characters.
    mutating func strings(_ node: Node, at pointer: Pointer, limit: Int = .max, length: Int = .max) -> [String] {
        let elements = array(node, at: pointer, limit: limit)
        return elements.indices.compactMap { string(elements[$0], at: pointer.appending($0), limit: length) }
    }

    /// The members of an object whose names are the caller's; none where there are more than `limit`, which is a fault.
    mutating func entries(_ node: Node, at pointer: Pointer, limit: Int) -> [Node.Entry] {
        guard let entries = node.entries else {
            wrongType(node, at: pointer, expected: "an object")
            return []
        }
        if entries.count <= limit { return entries }
        fault(pointer, "There are \(entries.count) members; at most \(limit) fit into one request.")
        return []
    }

    mutating func version(_ text: String, at place: Problem.Fault.Place) -> OSVersion? {
        do { return try OSVersion(text.clipped) } catch {
            if case .malformed = error { namesOnlyGap = false }
            report(Problem.Fault(place, error.description))
            return nil
        }
    }

    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ text: String,
        of type: Choice.Type,
        at place: Problem.Fault.Place
    ) -> Choice? {
        if let choice = Choice(rawValue: text) { return choice }
        fault(place, "\"\(text.clipped)\" is none of: \(Choice.allCases.map(\.rawValue).joined(separator: ", ")).")
        return nil
    }

    /// A day of the calendar, `2026-11-30`.
    mutating func day(_ text: String, at place: Problem.Fault.Place) -> String? {
        if HTTPDate(day: text) != nil { return text }
        fault(place, "\"\(text.clipped)\" is no day: write it as 2026-11-30.")
        return nil
    }

    mutating func wrongType(_ node: Node, at pointer: Pointer, expected: String) {
        fault(pointer, "\(expected.capitalizedFirst) is expected here, not \(node.jsonTypeName).")
    }

    private mutating func report(_ fault: Problem.Fault) {
        if isFull { omittedFaults += 1 } else { faults.append(fault) }
    }

    private var isFull: Bool { faults.count >= maximumFaults }

    /// Counts a fault that is not told.
    private mutating func omit() {
        namesOnlyGap = false
        omittedFaults += 1
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Node {
    /// JSON's word for the type, with its article.
    fileprivate var jsonTypeName: String {
        switch value {
        case .dictionary: "an object"
        case .array: "an array"
        case .string, .date, .data: "a string"
        case .integer, .real: "a number"
        case .boolean: "a boolean"
        case .null: "null"
        }
    }
}
