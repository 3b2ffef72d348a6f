/// A place in a document's bytes.
package struct Position: Hashable, Sendable, Codable {
    private let packedOffset: UInt32
    /// 0 for none.
    private let packedLine: UInt32
    /// 0 for none.
    private let packedColumn: UInt32

    /// Bytes before the place, from 0.
    ///
    /// Held in 32 bits, as line and column are: a tree has a place for each value and each key.
    package var offset: Int { Int(packedOffset) }
    /// From 1; `nil` in a binary document.
    package var line: Int? { packedLine == 0 ? nil : Int(packedLine) }
    /// From 1, in Unicode scalars; `nil` in a binary document.
    package var column: Int? { packedColumn == 0 ? nil : Int(packedColumn) }

    package init(offset: Int, line: Int?, column: Int?) {
        packedOffset = UInt32(clamping: offset)
        packedLine = UInt32(clamping: line ?? 0)
        packedColumn = UInt32(clamping: column ?? 0)
    }
}
