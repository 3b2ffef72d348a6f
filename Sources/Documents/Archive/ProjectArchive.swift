package import Archives

/// A ZIP archive of a project's folder, read as the files in it.
package struct ProjectArchive: Sendable {
    package struct File: Sendable {
        package let document: Document
        /// Empty for what was left unread.
        package let bytes: [UInt8]

        package init(document: Document, bytes: [UInt8]) {
            self.document = document
            self.bytes = bytes
        }
    }

    /// The archive itself: what became of it, and how many of its files were not read.
    package let document: Document
    /// The files that are read, and what was left out with the reason, by path.
    package let files: [File]

    /// Files of an archive that are read.
    static let maximumFiles = 4_000
    /// Entries that are listed as left out; what lies beyond is only counted.
    static let maximumListed = 100

    /// Whether a file called `name` is read as an archive.
    package static func isArchive(name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(".zip") || name.hasSuffix(".ipa")
    }

    /// Reads an archive; never fails: what is wrong with it is in its document's faults.
    ///
    /// - Parameters:
    ///   - path: As submitted.
    ///   - bytes: The archive.
    ///   - bundle: The bundle that the files lie in, as submitted; else it is taken from each path.
    ///   - limits: The sizes and numbers that are read of it.
    ///   - room: What is read of the archive at most; less is left afterwards.
    init(
        path: String,
        bytes: [UInt8],
        bundle: String?,
        limits: ArchiveLimits = ArchiveLimits(),
        room: inout DocumentRoom
    ) {
        var limits = limits
        limits.bytes = min(limits.bytes, room.archiveBytes)
        var contents = ArchiveContents(bundle: bundle, room: room)
        var fault: DocumentFault.Code?
        var arguments: [String: String] = [:]
        do throws(ArchiveFault) {
            try ArchiveReader.read(
                bytes,
                limits: limits,
                wants: { contents.wants($0) },
                receive: { contents.add($0, $1, limits) }
            )
        } catch {
            switch error {
            case .notAnArchive: fault = .notAnArchive
            case .damaged: fault = .archiveDamaged
            case .tooManyEntries: (fault, arguments) = (.archiveTooManyEntries, ["limit": String(limits.entries)])
            case .tooLarge: (fault, arguments) = (.archiveTooLarge, ["limit": String(limits.bytes)])
            }
        }
        room = contents.room
        let start = Position(offset: 0, line: nil, column: nil)
        var faults = contents.summary(at: start)
        if let fault { faults.insert(DocumentFault(fault, at: start, arguments: arguments), at: 0) }
        files = contents.files.sorted { $0.document.path < $1.document.path }
        document = Document(
            path: path,
            bundle: bundle,
            kind: .archive,
            format: fault == .notAnArchive ? nil : .zip,
            status: fault == .notAnArchive ? .unreadable : .read,
            root: nil,
            faults: faults
        )
    }
}

extension ProjectArchive {
    /// Reads an archive by itself.
    package init(path: String, bytes: [UInt8], bundle: String? = nil, limits: ArchiveLimits = ArchiveLimits()) {
        var room = DocumentRoom()
        self.init(path: path, bytes: bytes, bundle: bundle, limits: limits, room: &room)
    }
}
