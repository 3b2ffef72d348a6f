/// What may still be read of the documents of one request: reading and judging them together takes less than two seconds.
package struct DocumentRoom: Sendable {
    /// Tokens and comments of sources.
    private var tokens = 2_500_000
    /// Values of lock files and of Xcode's projects.
    private var nodes = 1_500_000
    /// Values of everything else.
    private var configurationNodes = 150_000
    /// Bytes of the files in archives.
    private(set) var archiveBytes = 32 << 20

    package init() {}

    /// How much may be read of the next document.
    var limits: DocumentLimits {
        var limits = DocumentLimits()
        limits.tokens = min(limits.tokens, tokens)
        limits.nodes = min(limits.nodes, nodes)
        limits.configurationNodes = min(limits.configurationNodes, configurationNodes)
        return limits
    }

    /// Takes down what `document` took.
    mutating func take(_ document: Document) {
        tokens = max(0, tokens - (document.source?.tokenCount ?? 0))
        let count = max(document.root?.valueCount ?? 0, document.valuesMade)
        if document.kind.isWrittenByTools {
            nodes = max(0, nodes - count)
        } else {
            configurationNodes = max(0, configurationNodes - count)
        }
    }

    mutating func take(archiveBytes count: Int) { archiveBytes = max(0, archiveBytes - count) }
}

extension DocumentRoom {
    /// Reads a document as far as there is room.
    package mutating func read(path: String, bytes: [UInt8], bundle: String? = nil) -> Document {
        let document = DocumentReader.read(path: path, bytes: bytes, bundle: bundle, limits: limits)
        take(document)
        return document
    }

    /// Reads an archive as far as there is room.
    package mutating func readArchive(path: String, bytes: [UInt8], bundle: String? = nil) -> ProjectArchive {
        ProjectArchive(path: path, bytes: bytes, bundle: bundle, room: &self)
    }
}

extension DocumentKind {
    /// Whether tools write a document of the kind, with all packages or all files of a project.
    var isWrittenByTools: Bool {
        switch self {
        case .podfileLock, .packageResolved, .pubspecLock, .packageJSON, .packageLock, .yarnLock, .pnpmLock,
            .buildSettings:
            true
        default: false
        }
    }
}

extension Node {
    /// Values in the tree, itself among them.
    package var valueCount: Int {
        switch value {
        case .dictionary(let entries): entries.reduce(1) { $0 + $1.value.valueCount }
        case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
        default: 1
        }
    }
}
