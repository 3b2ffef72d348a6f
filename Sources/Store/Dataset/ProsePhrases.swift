/// Phrases and what each belongs to, found in sentences in one pass.
struct ProsePhrases: Sendable {
    struct Entry: Sendable {
        let phrase: ProsePhrase
        /// As written.
        let text: String
        /// The fact that forbids it.
        let fact: String
    }

    private var entries: [Entry] = []
    /// The places in `entries` by the first two octets of the first part.
    private var starts = [[Int]](repeating: [], count: 65_536)

    mutating func add(_ entry: Entry) {
        guard let first = entry.phrase.parts.first else { return }
        starts[Self.key(first, 0)].append(entries.count)
        entries.append(entry)
    }

    /// What stands in the folded `sentence`, each entry once.
    func found(in sentence: [UInt8]) -> [Entry] {
        var found: [Int] = []
        for place in sentence.indices.dropLast() {
            for index in starts[Self.key(sentence, place)]
            where !found.contains(index) && entries[index].phrase.stands(at: place, in: sentence) {
                found.append(index)
            }
        }
        return found.map { entries[$0] }
    }

    private static func key(_ octets: [UInt8], _ place: Int) -> Int {
        Int(octets[place]) << 8 | Int(octets[place + 1])
    }
}
