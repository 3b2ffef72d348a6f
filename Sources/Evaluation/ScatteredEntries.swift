internal import Documents

/// Members of a property list that stand in several places of a framework's configuration.
struct ScatteredEntries {
    /// In order of the file; of several with one key the last counts.
    private(set) var entries: [Node.Entry] = []
    /// Where in the file each value stands, by its offset.
    private(set) var places: [Int: Pointer] = [:]
    /// The keys that the configuration takes out of the app, and the place that says so.
    private(set) var withheld: [String: Pointer] = [:]
    /// The keys of ``entries``.
    private var keys: Set<String> = []
    /// Background modes that options switch on, each once.
    private var modes: [Node] = []

    private static let modesKey = "UIBackgroundModes"

    /// Adds `value`, which stands at `place`, as the member `key`.
    mutating func add(_ key: String, _ value: Node, at place: Pointer) {
        add(noted: Node.Entry(key: key, position: value.position, value: value))
        note(value, at: place)
    }

    /// Says that `value` is written at `place`, and what is in it below.
    mutating func note(_ value: Node, at place: Pointer) {
        places[value.position.offset] = place
        for (index, element) in (value.elements ?? []).enumerated() { note(element, at: place.appending(index)) }
        for entry in value.entries ?? [] { note(entry.value, at: place.appending(entry.key)) }
    }

    /// Says where a value stands that `add` takes without a place of its own.
    mutating func note(offset: Int, at place: Pointer) { places[offset] = place }

    /// Adds a member whose values were noted already.
    mutating func add(noted entry: Node.Entry) {
        entries.append(entry)
        keys.insert(entry.key)
    }

    mutating func addMode(_ mode: String, switchedOnBy value: Node, at place: Pointer) {
        places[value.position.offset] = place
        guard !modes.contains(where: { $0.string == mode }) else { return }
        modes.append(Node(.string(mode), at: value.position))
        entries.removeAll { $0.key == Self.modesKey }
        let list = Node(.array(modes), at: value.position)
        add(noted: Node.Entry(key: Self.modesKey, position: value.position, value: list))
    }

    func has(_ key: String) -> Bool { keys.contains(key) }

    mutating func withhold(_ key: String, at place: Pointer) { withheld[key] = place }

    /// Those of `members` that `counts` says, with the places that these have, or else those of the dictionary at `place`.
    func parts(with members: [Node.Entry], at place: Pointer, where counts: (Node.Entry) -> Bool) -> ScatteredEntries {
        var parts = ScatteredEntries()
        parts.places = places
        for entry in members where counts(entry) {
            if has(entry.key) {
                parts.add(noted: entry)
            } else {
                parts.add(entry.key, entry.value, at: place.appending(entry.key))
            }
        }
        return parts
    }

    /// The members `own` of a dictionary with these: a background mode more, any other in the place of its namesake.
    func merged(into own: [Node.Entry]) -> [Node.Entry] {
        let kept = own.filter { !keys.contains($0.key) && withheld[$0.key] == nil }
        let others = entries.map { entry -> Node.Entry in
            guard entry.key == Self.modesKey, let present = own.last(where: { $0.key == entry.key }),
                let listed = present.value.elements
            else { return entry }
            let known = Set(listed.compactMap(\.string))
            let added = modes.filter { $0.string.map { !known.contains($0) } == true }
            let list = Node(.array(listed + added), at: present.value.position)
            return Node.Entry(key: entry.key, position: present.position, value: list)
        }
        return kept + others
    }
}
