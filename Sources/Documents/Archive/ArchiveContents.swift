internal import Archives

/// The files of an archive, as they come.
struct ArchiveContents {
    let bundle: String?
    private(set) var files: [ProjectArchive.File] = []
    private var paths: Set<String> = []
    /// Files of each folder that is not the app's own.
    private var skipped: [String: Int] = [:]
    /// Files of kinds that are not read.
    private var others = 0
    /// Files that were left out for a reason of their own.
    private var refused: [(path: String, fault: DocumentFault)] = []
    private var readCount = 0
    /// What may still be read of the documents of the request.
    private(set) var room: DocumentRoom
    /// Bytes of a path; no file system has longer ones.
    private static let longestPath = 4_096

    init(bundle: String?, room: DocumentRoom) {
        self.bundle = bundle
        self.room = room
    }

    /// Whether an entry is one of the app's own files, of a kind that is read.
    mutating func wants(_ entry: ArchiveEntry) -> Bool {
        guard entry.kind != .folder else { return false }
        let path = Self.normalized(entry.path)
        guard !path.isEmpty, path.utf8.count <= Self.longestPath else {
            others += 1
            return false
        }
        if Self.leadsOutside(entry.path) {
            refuse(path, .entryOutside)
            return false
        }
        if let folder = ProjectFolder.other(on: path) {
            skipped[folder, default: 0] += 1
            return false
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if ProjectArchive.isArchive(name: name) {
            refuse(path, .entryIsArchive)
            return false
        }
        guard !name.hasPrefix("._"), DocumentReader.reads(fileName: name) else {
            others += 1
            return false
        }
        if entry.kind == .link {
            refuse(path, .entryIsLink)
        } else if entry.isEncrypted {
            refuse(path, .entryEncrypted)
        } else if !entry.isPlainlyCompressed {
            refuse(path, .entryCompression)
        } else if !paths.insert(path).inserted {
            refuse(path, .entryRepeated)
        } else if readCount >= ProjectArchive.maximumFiles {
            refuse(path, .entryTooMany, ["limit": String(ProjectArchive.maximumFiles)])
        } else {
            readCount += 1
            return true
        }
        return false
    }

    mutating func add(_ entry: ArchiveEntry, _ content: EntryContent, _ limits: ArchiveLimits) {
        let path = Self.normalized(entry.path)
        switch content {
        case .tooLarge: refuse(path, .entryTooLarge, ["limit": String(limits.entryBytes)])
        case .damaged: refuse(path, .entryDamaged)
        case .bytes(let bytes):
            let document = room.read(path: path, bytes: bytes, bundle: bundle)
            room.take(archiveBytes: bytes.count)
            // Property lists and JSON of any kind lie in a project: only those that are understood were meant.
            if document.kind == .unknown {
                others += 1
            } else {
                files.append(ProjectArchive.File(document: document, bytes: bytes))
            }
        }
    }

    private mutating func refuse(_ path: String, _ code: DocumentFault.Code, _ arguments: [String: String] = [:]) {
        let fault = DocumentFault(code, at: Position(offset: 0, line: nil, column: nil), arguments: arguments)
        guard refused.count < ProjectArchive.maximumListed else {
            others += 1
            return
        }
        refused.append((path, fault))
        files.append(ProjectArchive.File(document: leftOut(path, fault), bytes: []))
    }

    private func leftOut(_ path: String, _ fault: DocumentFault) -> Document {
        Document(
            path: path,
            bundle: bundle,
            kind: .unknown,
            format: nil,
            status: .ignored,
            root: nil,
            faults: [fault]
        )
    }

    /// Lists the folders that were left out, and tells how many files were read and how many were not.
    mutating func summary(at start: Position) -> [DocumentFault] {
        for (folder, count) in skipped.sorted(by: { $0.key < $1.key }).prefix(ProjectArchive.maximumListed) {
            let fault = DocumentFault(.folderLeftOut, at: start, arguments: ["count": String(count)])
            files.append(ProjectArchive.File(document: leftOut(folder + "/", fault), bytes: []))
        }
        let read = files.count { $0.document.status != .ignored }
        let counts = ["read": String(read), "others": String(others)]
        return [DocumentFault(.archiveRead, at: start, arguments: counts)]
    }

    /// The path without `.` components.
    private static func normalized(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    /// Whether the path is absolute, or goes up.
    private static func leadsOutside(_ path: String) -> Bool {
        path.hasPrefix("/") || path.utf8.dropFirst().first == UInt8(ascii: ":")
            || path.split(separator: "/").contains("..")
    }
}
