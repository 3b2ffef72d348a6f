/// Where in the API map the symbols of a framework and those of a permission stand.
package struct SymbolPlaces: Sendable {
    /// By name in small letters.
    private var frameworks: [String: [Int32]] = [:]
    private var permissions: [String: [Int32]] = [:]

    init(_ rows: [APIRecord]) {
        var folded: [String: String] = [:]
        for index in rows.indices {
            let place = Int32(clamping: index)
            if let framework = rows[index].framework {
                let name = folded[framework] ?? framework.lowercased()
                folded[framework] = name
                frameworks[name, default: []].append(place)
            }
            for permission in rows[index].permissions { permissions[permission, default: []].append(place) }
        }
    }

    /// The places of the symbols of a framework, whose name may be in any case, in the order of the rows.
    package func ofFramework(_ name: String) -> [Int] { (frameworks[name.lowercased()] ?? []).map(Int.init) }

    /// Whether there is a framework of that name, in any case.
    package func holdFramework(_ name: String) -> Bool { frameworks[name.lowercased()] != nil }

    /// The places of the symbols that a permission is for, by its id, in the order of the rows.
    package func ofPermission(_ id: String) -> [Int] { (permissions[id] ?? []).map(Int.init) }
}
