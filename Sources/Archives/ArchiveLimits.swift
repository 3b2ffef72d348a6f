/// How much of an archive is read.
package struct ArchiveLimits: Sendable {
    /// Entries whose head is read.
    package var entries = 20_000
    /// Bytes of one entry.
    package var entryBytes = 8 << 20
    /// Bytes of all entries that are read.
    package var bytes = 32 << 20
    /// How many times larger than the archive all that is read of it may be, above ``freeBytes``.
    ///
    /// Text is packed to a fifth, a bomb to a thousandth.
    package var ratio = 100
    /// Bytes that any archive may hold, however small it is.
    package var freeBytes = 1 << 20

    package init() {}
}
