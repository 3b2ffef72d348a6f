internal import Catalog

/// The form of a row's object, as it stands in its file: members known, each once, in order.
struct ObjectForm {
    /// The names that the row's own members may have; within them the decoding of the types finds strangers.
    let memberNames: [String]

    /// The faults of the object `node` and of those within it.
    func faults(of node: Int, in tree: JSONTree) -> [RowFault] {
        var faults: [RowFault] = []
        for name in stride(from: 0, to: tree.children(node).count, by: 2).map({ tree.children(node)[$0] }) {
            let text = tree.string(name)
            if !memberNames.contains(text) {
                faults.append(RowFault(node: name, message: Self.unknown(text, known: memberNames)))
            }
        }
        return faults + Self.orderFaults(of: node, in: tree)
    }

    /// Objects whose members are not sorted or have the same name twice, `node` or within it.
    static func orderFaults(of node: Int, in tree: JSONTree) -> [RowFault] {
        var faults: [RowFault] = []
        for place in node..<Int(tree.nodes[node].next) where tree.nodes[place].kind == .object {
            var last = ""
            for member in tree.members(place) {
                if member.name == last {
                    faults.append(RowFault(node: member.value, message: "stands twice in its object"))
                } else if member.name.utf8.lexicographicallyPrecedes(last.utf8) {
                    let message = "must stand before \"\(last)\": members are in alphabetical order"
                    faults.append(RowFault(node: member.value, message: message))
                    break
                }
                last = member.name
            }
        }
        return faults
    }

    /// Members of the object `node` and of those within it for which their types did not ask.
    static func unaskedMembers(of node: Int, in source: RowSource) -> [RowFault] {
        let tree = source.tree
        var faults: [RowFault] = []
        for place in node..<Int(tree.nodes[node].next) {
            if tree.nodes[place].kind == .object, source.wasSeen(place) {
                let names = stride(from: 0, to: tree.children(place).count, by: 2).map { tree.children(place)[$0] }
                for name in names where !source.wasSeen(name) {
                    faults.append(RowFault(node: name, message: unknown(tree.string(name), known: [])))
                }
            }
        }
        return faults
    }

    private static func unknown(_ name: String, known: [String]) -> String {
        let near = NearNames.nearest(name, in: known, limit: 1).first
        return "is no member of such a row" + (near.map { ": did you mean \"\($0)\"?" } ?? "")
    }
}
