/// An entry of an archive, as its head tells it.
package struct ArchiveEntry: Sendable, Equatable {
    package enum Kind: Sendable {
        case file, folder
        /// A symbolic or hard link, a device or the like.
        case link
    }

    /// As the archive has it, with `/` between the folders; empty where its name is no text.
    package let path: String
    package let kind: Kind
    package let isEncrypted: Bool
    /// Whether it is stored or deflated, as every tool writes it.
    package let isPlainlyCompressed: Bool
}
