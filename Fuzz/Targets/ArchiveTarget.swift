import Archives
import Documents

/// A ZIP archive, under limits that a few hundred octets pass.
enum ArchiveTarget {
    static func run(_ octets: [UInt8]) {
        var limits = ArchiveLimits()
        limits.entries = 20
        limits.entryBytes = 2_000
        limits.bytes = 10_000
        limits.freeBytes = 5_000
        let archive = ProjectArchive(path: "a.zip", bytes: octets, limits: limits)
        expect(archive.document.status == .read || !archive.document.faults.isEmpty, "no fault says why")
        expect(archive.files.count <= 2 * limits.entries, "there are \(archive.files.count) files")
        var paths: Set<String> = []
        var bytes = 0
        for file in archive.files where file.document.status != .ignored {
            let path = file.document.path
            expect(paths.insert(path).inserted, "the path \(path) comes twice")
            expect(!path.hasPrefix("/") && !path.split(separator: "/").contains(".."), "\(path) leads outside")
            expect(file.bytes.count <= limits.entryBytes, "an entry is too large")
            bytes += file.bytes.count
        }
        expect(bytes <= limits.bytes, "all entries are too large")
    }
}
