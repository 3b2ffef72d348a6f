internal import Catalog
internal import JSON

/// Symbols that change, counted by permission and framework.
struct ChangeGroups {
    private struct Name: Hashable {
        let permission: String?
        let framework: String?
    }

    private var counts: [Name: Int] = [:]

    /// Counts a symbol of several permissions under each of them.
    init(_ records: [APIRecord]) {
        for record in records {
            for permission in record.permissions.isEmpty ? [nil] : record.permissions.map(Optional.some) {
                counts[Name(permission: permission, framework: record.framework), default: 0] += 1
            }
        }
    }

    /// Writes the groups, those of a permission first.
    func write(to writer: inout JSONWriter) {
        let groups = counts.sorted {
            ($0.key.permission ?? "~", $0.key.framework ?? "~") < ($1.key.permission ?? "~", $1.key.framework ?? "~")
        }
        writer.array("groups") { writer in
            for (name, count) in groups {
                writer.object { writer in
                    writer.member("permission", name.permission)
                    writer.member("framework", name.framework)
                    writer.member("total", count)
                }
            }
        }
    }
}
