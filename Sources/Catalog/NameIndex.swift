/// Which row each name leads to: hashes of all names in order, held against the rows themselves.
///
/// A table of the names would hold each a second time; of 40,000 symbols with six names each that is most of the memory.
struct NameIndex: Sendable {
    /// What a name is to its row; of two rows that bear a name the lower one counts.
    private enum Standing: UInt8 { case id, other, short }

    private struct Entry {
        let hash: UInt64
        let row: Int32
        let standing: Standing
    }

    /// Sorted by hash, then standing, then row.
    private let entries: [Entry]

    /// Indexes `rows`, which are sorted by id.
    init<Row: Record>(_ rows: [Row]) {
        var entries: [Entry] = []
        entries.reserveCapacity(rows.count * 4)
        // By place: a loop over the rows would copy each, and a symbol has twenty members.
        for index in rows.indices {
            func add(_ name: String, _ standing: Standing) {
                entries.append(Entry(hash: Self.hash(name), row: Int32(clamping: index), standing: standing))
            }
            add(rows[index].id, .id)
            for name in rows[index].otherNames { add(name, .other) }
            for name in rows[index].shortNames { add(name, .short) }
        }
        entries.sort {
            ($0.hash, $0.standing.rawValue, $0.row) < ($1.hash, $1.standing.rawValue, $1.row)
        }
        self.entries = entries
    }

    /// The place of the row whose id is `id`.
    func row<Row: Record>(id: String, in rows: [Row]) -> Int? {
        entries[places(id)].lazy.filter { $0.standing == .id }.map { Int($0.row) }.first { rows[$0].id == id }
    }

    /// The place of the row that bears `name`: as its id, else as another name, else alone as a short one.
    func row<Row: Record>(named name: String, in rows: [Row]) -> Int? {
        var short: Int?
        for entry in entries[places(name)] {
            let row = Int(entry.row)
            switch entry.standing {
            case .id where rows[row].id == name: return row
            case .other where rows[row].otherNames.contains(name): return row
            case .short where row != short && rows[row].shortNames.contains(name):
                // A short form that fits two rows fits none.
                guard short == nil else { return nil }
                short = row
            default: break
            }
        }
        return short
    }

    /// The places of all rows that bear `name`, as whatever name.
    func rows<Row: Record>(named name: String, in rows: [Row]) -> [Int] {
        var found: [Int] = []
        for entry in entries[places(name)] {
            let row = Int(entry.row)
            let bears =
                switch entry.standing {
                case .id: rows[row].id == name
                case .other: rows[row].otherNames.contains(name)
                case .short: rows[row].shortNames.contains(name)
                }
            if bears, !found.contains(row) { found.append(row) }
        }
        return found.sorted()
    }

    /// The entries with the hash of `name`.
    private func places(_ name: String) -> Range<Int> {
        let hash = Self.hash(name)
        // Hashes are spread evenly: where this one stands among all of 64 bits, it stands about among these.
        let guess = Int(hash.multipliedFullWidth(by: UInt64(entries.count)).high)
        var (low, high) = (guess, guess)
        var step = 16
        while low > 0, entries[low - 1].hash >= hash {
            low = max(0, low - step)
            step *= 2
        }
        while high < entries.count, entries[high].hash < hash {
            low = high + 1
            high = min(entries.count, high + step)
            step *= 2
        }
        while low < high {
            let middle = low + (high - low) / 2
            if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
        }
        let end = entries[low...].firstIndex { $0.hash != hash } ?? entries.endIndex
        return low..<end
    }

    /// FNV-1a.
    private static func hash(_ name: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for octet in name.utf8 { hash = (hash ^ UInt64(octet)) &* 0x100_0000_01B3 }
        return hash
    }
}
