/// Finds what was meant by a misspelt name.
enum Spelling {
    /// The one of `names` that needs the fewest changes, ignoring case, and at most `limit`; the first by name of equals.
    static func nearest(_ name: String, in names: some Sequence<String>, within limit: Int) -> String? {
        let wanted = Array(name.lowercased().utf8)
        var best: (distance: Int, name: String)?
        for candidate in names {
            let other = Array(candidate.lowercased().utf8)
            guard abs(other.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, other)
            guard distance <= limit else { continue }
            if let known = best, (known.distance, known.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name
    }

    /// Insertions, deletions and substitutions from one text to the other (Levenshtein).
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (index, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for other in right.indices {
                let cost = min(row[other + 1] + 1, row[other] + 1, diagonal + (byte == right[other] ? 0 : 1))
                diagonal = row[other + 1]
                row[other + 1] = cost
            }
        }
        return row[right.count]
    }
}
