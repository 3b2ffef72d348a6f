/// The lines on which a dictionary's keys stand, to find those that are given twice.
struct KeyLines {
    /// Once there are many keys.
    private var lines: [EntryName: Int] = [:]

    /// Takes `key` down.
    ///
    /// - Parameters:
    ///   - key: The key that is being read.
    ///   - line: Its line.
    ///   - entries: The members before it.
    /// - Returns: The line on which the same key stands first; `nil` where it is new.
    mutating func note(_ key: String, line: Int?, after entries: [Node.Entry]) -> Int? {
        // A few are looked through faster than hashed.
        if entries.count < 16 { return entries.first { $0.key.hasSameBytes(as: key) }?.position.line }
        if lines.isEmpty { for entry in entries.reversed() { lines[EntryName(entry.key)] = entry.position.line } }
        let name = EntryName(key)
        if let first = lines[name] { return first }
        lines[name] = line
        return nil
    }
}
