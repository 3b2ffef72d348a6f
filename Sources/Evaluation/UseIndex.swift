internal import Catalog

/// API uses by the names of the symbol and of everything that encloses it.
struct UseIndex: Sendable {
    private let uses: [ResolvedUse]
    /// Places in ``uses``, ascending.
    private let places: [Substring: [Int]]

    init(_ uses: [ResolvedUse]) {
        self.uses = uses
        var places: [Substring: [Int]] = [:]
        for (place, use) in uses.enumerated() {
            for name in Self.names(of: use) { places[name, default: []].append(place) }
        }
        self.places = places
    }

    /// The uses of one of `symbols`, in their order.
    ///
    /// A symbol is a Swift name without labels; a type stands for its members too.
    func of(_ symbols: [String]) -> [ResolvedUse] {
        let found = symbols.flatMap { places[$0[...]] ?? [] }
        return Set(found).sorted().map { uses[$0] }
    }

    /// `A.b`, `A` for a use of `A.b(c:)`, by the name as written and by that of its row.
    private static func names(of use: ResolvedUse) -> Set<Substring> {
        var names: Set<Substring> = []
        if let owner = use.owner { names.insert(owner.id[...]) }
        for name in [use.use.name, use.record?.id].compactMap({ $0 }) where !name.hasPrefix("-") && !name.hasPrefix("+")
        {
            let octets = name.utf8
            let end = octets.firstIndex(of: UInt8(ascii: "(")) ?? name.endIndex
            let dots = octets[..<end].indices.lazy.filter { octets[$0] == UInt8(ascii: ".") }
            for end in dots.prefix(mostParts) + [end] where end > name.startIndex {
                // No symbol has other letters, and names with them take long to be compared.
                guard octets[..<end].allSatisfy({ $0 < 0x80 }) else { break }
                names.insert(name[..<end])
            }
        }
        return names
    }

    /// No symbol that a rule asks for lies within more types and modules than these.
    private static let mostParts = 5
}
