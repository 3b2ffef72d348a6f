/// What came of reading an entry.
package enum EntryContent: Sendable, Equatable {
    case bytes([UInt8])
    /// More bytes than are read of one entry.
    case tooLarge
    /// The data does not decompress, or not to what the archive says.
    case damaged
}
