/// Texts in the order of their octets, all in one array, so that those with the same beginning stand side by side.
struct SortedTexts: Sendable {
    private var octets: [UInt8] = []
    private var starts: [Int32] = [0]

    /// Takes texts that are in order.
    init(_ texts: some Sequence<String>) {
        for text in texts {
            octets.append(contentsOf: text.utf8)
            starts.append(Int32(clamping: octets.count))
        }
    }

    var count: Int { starts.count - 1 }

    /// How many octets a text has.
    func length(_ place: Int) -> Int { Int(starts[place + 1] - starts[place]) }

    /// The places of `text` itself.
    func places(of text: String) -> Range<Int> {
        let wanted = Array(text.utf8)
        let first = partition(0..<count) { compare($0, wanted) == .before }
        return first..<end(from: first) { compare($0, wanted) == .equal }
    }

    /// The places of the texts that begin with `text`, that itself among them.
    func places(beginning text: String) -> Range<Int> {
        let exact = places(of: text)
        return exact.lowerBound..<places(beginning: text, after: exact).upperBound
    }

    /// The places of the longer texts that begin with `text`, whose own places are `exact`.
    func places(beginning text: String, after exact: Range<Int>) -> Range<Int> {
        let wanted = Array(text.utf8)
        return exact.upperBound..<end(from: exact.upperBound) { compare($0, wanted) != .after }
    }

    private enum Order { case before, equal, longer, after }

    /// How the text at `place` stands to `wanted`; `longer` where it begins so.
    private func compare(_ place: Int, _ wanted: [UInt8]) -> Order {
        let start = Int(starts[place])
        let length = length(place)
        for index in 0..<min(length, wanted.count) where octets[start + index] != wanted[index] {
            return octets[start + index] < wanted[index] ? .before : .after
        }
        return length == wanted.count ? .equal : length < wanted.count ? .before : .longer
    }

    /// The first place, from `low` on, of which `isIn` is false; it is near, mostly.
    private func end(from low: Int, _ isIn: (Int) -> Bool) -> Int {
        var (low, step) = (low, 1)
        while low + step <= count, isIn(low + step - 1) {
            low += step
            step *= 2
        }
        return partition(low..<min(count, low + step - 1), isIn)
    }

    /// The first place of `range` whose text is not among the first ones, of which `isFirst` is true.
    private func partition(_ range: Range<Int>, _ isFirst: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if isFirst(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
