extension RecordChange {
    /// Reads the bodies of the rows, and compares them member by member.
    ///
    /// - Parameters:
    ///   - name: What the rows are called.
    ///   - old: The number of the row before the change; `nil` = there was none.
    ///   - new: That of the row behind it.
    ///   - connection: Reads.
    /// - Throws: SQLite's error, or ``StoreError/corrupt(_:)``.
    init(_ name: StoredName, old: Int64?, new: Int64?, _ connection: Connection) throws(StoreError) {
        kind = name.kind
        id = name.id
        let before = try old.map { (number) throws(StoreError) in try Row(number, connection) }
        let after = try new.map { (number) throws(StoreError) in try Row(number, connection) }
        nature = after == nil ? .removed : before == nil ? .added : .changed
        record = (after ?? before)?.body ?? []
        sources = (after ?? before)?.members["sources"]
        guard let before, let after else {
            fields = []
            return
        }
        let names = Set(before.members.keys).union(after.members.keys).sorted()
        fields = names.filter { before.members[$0] != after.members[$0] }
            .map { Field(name: $0, old: before.members[$0], new: after.members[$0]) }
    }

    /// A row and its members, each as JSON.
    private struct Row {
        let body: [UInt8]
        let members: [String: [UInt8]]

        init(_ number: Int64, _ connection: Connection) throws(StoreError) {
            let statement = try connection.prepare("SELECT body FROM records WHERE number = ?1")
            try statement.bind(number, at: 1)
            guard try statement.step() else { throw .corrupt("records.number") }
            var body: [UInt8] = []
            statement.appendBytes(at: 0, to: &body)
            let tree: JSONTree
            do { tree = try JSONTree(body) } catch { throw .corrupt("records.body") }
            guard tree.nodes[0].kind == .object else { throw .corrupt("records.body") }
            let writer = CanonicalRow(sources: [:])
            members = Dictionary(writer.members(of: 0, in: tree).map { ($0.name, $0.value) }) { first, _ in first }
            self.body = body
        }
    }
}
