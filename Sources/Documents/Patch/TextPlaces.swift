/// Lines and columns of places in a UTF-8 text.
package struct TextPlaces {
    private var source: TextSource

    package init(_ bytes: [UInt8]) {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        source = TextSource(bytes, encoding: .utf8, markLength: hasMark ? 3 : 0)
    }

    /// The place of the octet at `offset`; counting is fast where offsets ascend.
    package mutating func position(at offset: Int) -> Position { source.position(at: offset) }
}
