/// A place in a document's bytes.
package struct Position: Hashable, Sendable {
    /// Bytes before the place, from 0.
    package let offset: Int
    /// From 1; `nil` in a binary document.
    package let line: Int?
    /// From 1, in Unicode scalars; `nil` in a binary document.
    package let column: Int?

    package init(offset: Int, line: Int?, column: Int?) {
        self.offset = offset
        self.line = line
        self.column = column
    }
}
