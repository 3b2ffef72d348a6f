internal import Compression
internal import Digest
internal import HTTPModel
internal import Store
internal import Synchronization

/// A whole dataset as lines of JSON, in both codings, ready to be sent.
struct Export: Sendable {
    /// Of the lines, 32 hexadecimal digits.
    let digest: String
    let plain: any BodySource
    let packed: any BodySource

    /// Renders the dataset `id` from the database, which takes tenths of a second.
    ///
    /// - Throws: ``StoreError`` or ``SpoolError``.
    init(dataset id: String, from store: CatalogStore) throws {
        let writer = Mutex(Writer())
        try store.export(dataset: id) { line in writer.withLock { $0.append(line) } }
        self = try writer.withLock { writer in try writer.finish() }
    }

    private init(digest: String, plain: any BodySource, packed: any BodySource) {
        self.digest = digest
        self.plain = plain
        self.packed = packed
    }

    /// Takes the lines.
    private struct Writer {
        /// Octets that are digested and compressed at once.
        private static let pieceSize = 65_536

        private var piece: [UInt8] = []
        private var digest = ""
        private var plain = BodySpool()
        private var packed = BodySpool()
        private let compressor = GzipCompressor()

        mutating func append(_ line: [UInt8]) {
            piece.append(contentsOf: line)
            piece.append(0x0A)
            if piece.count >= Self.pieceSize { take() }
        }

        /// A digest of the digest so far and the piece: a chain that covers every octet without holding them all.
        private mutating func take() {
            digest = String(SHA256.hex(Array(digest.utf8) + piece).prefix(32))
            plain.append(piece)
            compressor.append(piece) { packed.append($0) }
            piece.removeAll(keepingCapacity: true)
        }

        mutating func finish() throws(SpoolError) -> Export {
            take()
            compressor.finish { packed.append($0) }
            return Export(digest: digest, plain: try plain.finish(), packed: try packed.finish())
        }
    }
}
