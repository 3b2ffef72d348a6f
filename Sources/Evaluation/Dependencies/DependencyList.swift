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
    /// Packages and imports beyond the limit.
    let omitted: Int

    /// Takes the packages out of `documents`, in order of path.
    init(_ documents: [Document], limit: Int) {
        let sources = documents.compactMap { document in
            DependencyFile(document).map {
                Source(document: document, file: $0, isLock: Self.locks.contains(document.kind))
            }
        }
        var locked: [PackageRecord.Ecosystem: Set<String>] = [:]
        for source in sources where source.isLock {
            locked[source.file.ecosystem, default: []].formUnion(source.file.entries.map(\.name))
        }
        let asked = Dictionary(grouping: sources.filter { !$0.isLock }, by: \.file.ecosystem)
            .mapValues { manifests in DependencyFile.Direct(manifests.flatMap { $0.file.direct ?? [] }) }
        let listed =
            sources.flatMap { source -> [Dependency] in
                var file = source.file
                guard source.isLock else {
                    let known = locked[file.ecosystem] ?? []
                    file.entries.removeAll { known.contains($0.name) }
                    return file.dependencies(in: source.document)
                }
                return file.dependencies(in: source.document, asked: asked[file.ecosystem])
            }
        let imported = ImportedPackages(
            documents,
            told: Set(sources.map(\.file.ecosystem)),
            limit: max(0, limit - listed.count)
        )
        dependencies = Array(listed.prefix(limit)) + imported.dependencies
        omitted = max(0, listed.count - limit) + imported.omitted
    }

    static let locks: Set<DocumentKind> = [
        .podfileLock, .packageResolved, .pubspecLock, .packageLock, .yarnLock, .pnpmLock,
    ]
}
