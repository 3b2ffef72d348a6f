internal import Catalog
internal import Documents

/// The packages of all files of a submission, each once in its file.
///
/// Sources are asked only where no other file names packages of the ecosystem.
///
/// What a lock file names, a manifest of the same ecosystem does not name again: it only tells which are direct.
struct DependencyList {
    private struct Source {
        let document: Document
        let file: DependencyFile
        let isLock: Bool
    }

    let dependencies: [Dependency]

    /// Takes the packages out of `documents`, in order of path.
    init(_ documents: [Document]) {
        let sources = documents.compactMap { document in
            DependencyFile(document).map {
                Source(document: document, file: $0, isLock: Self.locks.contains(document.kind))
            }
        }
        var locked: [PackageRecord.Ecosystem: Set<String>] = [:]
        for source in sources where source.isLock {
            locked[source.file.ecosystem, default: []].formUnion(source.file.entries.map(\.name))
        }
        dependencies =
            sources.flatMap { source -> [Dependency] in
                var file = source.file
                guard source.isLock else {
                    let known = locked[file.ecosystem] ?? []
                    file.entries.removeAll { known.contains($0.name) }
                    return file.dependencies(in: source.document)
                }
                if file.direct == nil {
                    let asked = sources.filter { !$0.isLock && $0.file.ecosystem == file.ecosystem }
                    if !asked.isEmpty { file.direct = asked.flatMap { $0.file.direct ?? [] } }
                }
                return file.dependencies(in: source.document)
            } + ImportedPackages(documents, told: Set(sources.map(\.file.ecosystem))).dependencies
    }

    private static let locks: Set<DocumentKind> = [
        .podfileLock, .packageResolved, .pubspecLock, .packageLock, .yarnLock, .pnpmLock,
    ]
}
