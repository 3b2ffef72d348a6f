/// Some lines of a submitted file, found in one pass.
struct SourceLines {
    /// A longer line is no source text; finding a place in it for each of many findings takes long.
    static let longest = 16_384

    private var lines: [Int: ArraySlice<UInt8>] = [:]

    /// Takes the lines with these numbers, from 1; lines end at LF, CR LF or CR.
    init(_ numbers: Set<Int>, of content: [UInt8]) {
        var current = 1
        var start = content.startIndex
        var index = start
        while index < content.endIndex {
            let isReturn = content[index] == 0x0D
            guard isReturn || content[index] == 0x0A else {
                index += 1
                continue
            }
            if numbers.contains(current) { lines[current] = content[start..<index] }
            if isReturn, index + 1 < content.endIndex, content[index + 1] == 0x0A { index += 1 }
            index += 1
            start = index
            current += 1
        }
        if numbers.contains(current) { lines[current] = content[start...] }
    }

    /// The line with this number; `nil` where the file has none such, or one of more than ``longest`` bytes.
    subscript(_ number: Int) -> ArraySlice<UInt8>? { lines[number].flatMap { $0.count <= Self.longest ? $0 : nil } }
}
