import Documents

/// A submitted document, under limits that a few hundred octets pass.
enum DocumentTarget {
    static func run(_ octets: [UInt8], as names: String...) {
        var limits = DocumentLimits()
        limits.depth = 12
        limits.nodes = 150
        limits.faults = 20
        for name in names {
            let document = DocumentReader.read(path: name, bytes: octets, limits: limits)
            expect(document.root != nil || !document.faults.isEmpty, "no tree, and no fault that says why")
            expect(document.faults.count <= limits.faults + 2, "there are \(document.faults.count) faults")
            for fault in document.faults {
                check(fault.position, octets)
                expect(
                    fault.arguments.keys.sorted() == fault.code.placeholders.sorted(),
                    "\(fault.code) has the arguments \(fault.arguments)"
                )
            }
            if let root = document.root {
                var count = 0
                check(root, depth: 0, &count, octets, limits)
            }
        }
    }

    private static func check(
        _ node: Node,
        depth: Int,
        _ count: inout Int,
        _ octets: [UInt8],
        _ limits: DocumentLimits
    ) {
        count += 1
        // An element of a markup document is a dictionary with three containers in it, a Podfile's pod is one in a list.
        expect(depth <= 2 * limits.depth + 4, "the tree is \(depth) levels deep")
        expect(count <= 4 * limits.nodes + 16, "the tree has more than \(limits.nodes) values")
        check(node.position, octets)
        for element in node.elements ?? [] { check(element, depth: depth + 1, &count, octets, limits) }
        for entry in node.entries ?? [] {
            check(entry.position, octets)
            check(entry.value, depth: depth + 1, &count, octets, limits)
        }
    }

    private static func check(_ position: Position, _ octets: [UInt8]) {
        expect(position.offset <= octets.count, "a place lies behind the end")
        expect(position.line ?? 1 <= octets.count + 1, "line \(position.line ?? 0) of fewer")
    }
}
