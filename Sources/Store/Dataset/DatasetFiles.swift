internal import Catalog
internal import Digest
internal import Foundation

/// The files of a `data/` folder, in memory.
struct DatasetFiles: Sendable {
    struct File: Sendable {
        /// Relative to `data/`: `keys/photos.json`.
        let path: String
        let bytes: [UInt8]
    }

    /// Sorted by path.
    let files: [File]
    /// Names of things in the folder that nothing reads.
    let strangers: [String]
    /// The SHA-256 of a list with one line a file, `<its SHA-256>  <path>`, sorted by path: what
    /// `find * -type f | LC_ALL=C sort | xargs sha256sum | sha256sum` prints in a folder that holds nothing else.
    let sha256: String

    init(directory: String) throws(StoreError) {
        let root = URL(fileURLWithPath: directory, isDirectory: true).standardizedFileURL
        guard let paths = FileManager.default.enumerator(atPath: root.path) else {
            throw .file(path: directory, reason: "cannot be read as a folder")
        }
        var files: [File] = []
        var strangers: [String] = []
        for case let path as String in paths {
            let name = (path as NSString).lastPathComponent
            if name.hasPrefix(".") || name.hasSuffix(".md") { continue }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: "\(root.path)/\(path)", isDirectory: &isFolder) else {
                continue
            }
            if isFolder.boolValue { continue }
            guard Self.isExpected(path) else {
                strangers.append(path)
                continue
            }
            guard let content = FileManager.default.contents(atPath: "\(root.path)/\(path)") else {
                throw .file(path: "\(directory)/\(path)", reason: "cannot be read")
            }
            files.append(File(path: path, bytes: Array(content)))
        }
        self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.strangers = strangers.sorted()
        let list = self.files.map { "\(SHA256.hex($0.bytes))  \($0.path)\n" }.joined()
        sha256 = SHA256.hex(Array(list.utf8))
    }

    /// The files directly in `folder` whose names end in `suffix`.
    func files(in folder: String, suffix: String) -> [File] {
        files.filter { file in
            file.path.hasPrefix("\(folder)/") && file.path.hasSuffix(suffix)
                && !file.path.dropFirst(folder.count + 1).contains("/")
        }
    }

    subscript(path: String) -> File? { files.first { $0.path == path } }

    private static func isExpected(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        switch parts.count {
        case 1: return ["dataset.json", "sources.json"].contains(path)
        case 2:
            if parts[0] == "apis", path.hasSuffix(".csv") { return true }
            return path.hasSuffix(".json") && (parts[0] == "api-notes" || RecordKind(rawValue: parts[0]) != nil)
        case 3: return parts[0] == "texts" && Language(rawValue: parts[1]) != nil && path.hasSuffix(".json")
        default: return false
        }
    }
}
