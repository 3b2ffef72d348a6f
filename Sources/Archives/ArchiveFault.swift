/// Why an archive is not read, or not on.
package enum ArchiveFault: Error, Sendable, Equatable {
    /// No ZIP archive.
    case notAnArchive
    /// The archive breaks its format; what came before is whole.
    case damaged
    case tooManyEntries
    /// The entries hold more bytes than are read, or than an honest archive of its size.
    case tooLarge
}
