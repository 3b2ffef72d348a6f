internal import Documents
internal import Foundation

/// The files of a command line: named ones as they are, folders searched for the kinds that are understood.
struct SubmittedFiles {
    struct File {
        /// As it is told: without `.` folders.
        let path: String
        /// As it is found.
        let place: String
        let bytes: [UInt8]
        /// Whether the command line names the file itself, and no folder that it lies in.
        let isNamed: Bool

        /// The file, or the archive and the files in it, each with its bytes.
        var documents: [ProjectArchive.File] {
            guard ProjectArchive.isArchive(name: path) else {
                return [ProjectArchive.File(document: DocumentReader.read(path: path, bytes: bytes), bytes: bytes)]
            }
            let archive = ProjectArchive(path: path, bytes: bytes)
            return [ProjectArchive.File(document: archive.document, bytes: [])] + archive.files
        }
    }

    /// In the order of the operands; within a folder by path.
    private(set) var files: [File] = []

    /// Folders that were not searched, as packages and builds lie in them.
    private(set) var leftOut: [String] = []

    /// One file may hold this many bytes.
    static let maximumSize = 16 * 1024 * 1024

    init(_ paths: [String]) throws(CommandError) {
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw CommandError(.unreadableInput, "\(path): no such file or folder")
            }
            if isFolder.boolValue {
                try search(path)
            } else {
                files.append(try Self.read(path, isNamed: true))
            }
        }
        guard !files.isEmpty || paths.isEmpty else {
            throw CommandError(
                .unreadableInput,
                "nothing to judge in \(paths.joined(separator: ", ")): no kind of file that is read"
            )
        }
    }

    private mutating func search(_ folder: String) throws(CommandError) {
        let prefix = folder.hasSuffix("/") ? folder : "\(folder)/"
        guard let walk = FileManager.default.enumerator(atPath: folder) else {
            throw CommandError(.unreadableInput, "\(folder): cannot be read")
        }
        var found: [String] = []
        while let path = walk.nextObject() as? String {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            switch walk.fileAttributes?[.type] as? FileAttributeType {
            case .typeDirectory? where ProjectFolder.isOther(name):
                walk.skipDescendants()
                if !name.hasPrefix(".") { leftOut.append(Self.told(prefix + path)) }
            case .typeRegular? where DocumentReader.reads(fileName: name) || DocumentReader.isCode(fileName: name):
                found.append(path)
            default: continue
            }
        }
        leftOut.sort()
        for path in found.sorted() {
            let file = try Self.read(prefix + path, isNamed: false)
            // A folder holds property lists and JSON of many kinds; only those that are understood were meant. A
            // configuration written as a program is listed with what to submit in its place.
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let isMeant = DocumentReader.read(path: file.path, bytes: file.bytes).kind != .unknown
            if isMeant || DocumentReader.isCode(fileName: name) { files.append(file) }
        }
    }

    /// The path without `.` folders and repeated slashes.
    private static func told(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    private static func read(_ path: String, isNamed: Bool) throws(CommandError) -> File {
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
        guard size <= maximumSize else {
            throw CommandError(.unreadableInput, "\(path): larger than \(maximumSize) bytes")
        }
        guard let content = FileManager.default.contents(atPath: path) else {
            throw CommandError(.unreadableInput, "\(path): cannot be read")
        }
        return File(path: told(path), place: path, bytes: [UInt8](content), isNamed: isNamed)
    }
}
