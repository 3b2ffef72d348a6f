internal import Catalog
internal import Documents

/// What one file says of packages, before the ways to them are known.
struct DependencyFile {
    /// A package as the file names it.
    struct Entry {
        let name: String
        let version: Dependency.Version
        let pointer: Pointer
        let node: Node
        /// The names of the packages that it takes in.
        let requires: [String]
    }

    let ecosystem: PackageRecord.Ecosystem
    var entries: [Entry] = []
    /// The packages that the project itself asks for; `nil` where the file does not tell.
    var direct: [String]?

    init(_ ecosystem: PackageRecord.Ecosystem) { self.ecosystem = ecosystem }

    mutating func add(
        _ name: String,
        _ version: Dependency.Version,
        at pointer: Pointer,
        of node: Node,
        requires: [String] = []
    ) {
        guard !name.isEmpty else { return }
        let version = version.isTooLong ? .unknown : version
        entries.append(Entry(name: name, version: version, pointer: pointer, node: node, requires: requires))
    }

    /// Names in the order in which the project asks for them.
    struct Direct {
        fileprivate private(set) var places: [String: Int] = [:]

        init(_ names: [String]) {
            for (place, name) in names.enumerated() where places[name] == nil { places[name] = place }
        }
    }

    /// The packages in the order of the file, each with a shortest way to it.
    ///
    /// What other files of the project ask for, `asked`, counts where this one does not tell.
    func dependencies(in document: Document, asked: Direct? = nil) -> [Dependency] {
        let ways = (direct.map(Direct.init) ?? asked).map(self.ways(from:)) ?? [:]
        return entries.map { entry in
            Dependency(
                ecosystem: ecosystem,
                name: entry.name,
                version: entry.version,
                via: ways[entry.name] ?? [],
                location: document.location(entry.pointer, of: entry.node)
            )
        }
    }

    /// By package: those on a shortest way to it from one that the project asks for, which itself comes first.
    private func ways(from direct: Direct) -> [String: [String]] {
        var requires: [String: [String]] = [:]
        for entry in entries { requires[entry.name, default: []] += entry.requires }
        // Each package once, however often the project asks for it.
        var front = requires.keys.compactMap { name in direct.places[name].map { (name: name, place: $0) } }
            .sorted { $0.place < $1.place }.map(\.name)
        var ways = Dictionary(uniqueKeysWithValues: front.map { ($0, [String]()) })
        while !front.isEmpty {
            var next: [String] = []
            for name in front {
                let way = (ways[name] ?? []) + [name]
                // A way of a hundred packages tells nobody more.
                guard way.count < Self.longestWay else { continue }
                for required in requires[name] ?? [] where ways[required] == nil {
                    ways[required] = way
                    next.append(required)
                }
            }
            front = next
        }
        return ways
    }

    private static let longestWay = 20
}

extension Dependency.Version {
    /// Whether this is no version that anybody writes, but a text to be gone through for each rule.
    fileprivate var isTooLong: Bool { (text?.utf8.count ?? 0) > 1_000 }

    /// The same number, of code that is not the released one.
    var ofCopy: Self { if case .exact(let text) = self { .copy(text) } else { self } }

    var isCopy: Bool { if case .copy = self { true } else { false } }

    /// As the file gives it.
    var text: String? {
        switch self {
        case .exact(let text), .constraint(let text), .copy(let text): text
        case .unknown: nil
        }
    }
}
