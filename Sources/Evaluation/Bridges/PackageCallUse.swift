internal import Catalog
internal import Documents

/// What a source names of a package where the package needs an Info.plist key for it: `ImageSource.camera` of image_picker.
struct PackageCallUse: Sendable {
    let package: PackageRecord
    let key: ForcedKey
    /// As the table writes it: `ImageSource.camera`.
    let name: String
    let file: String
    let position: Position
    /// Whether the file looks for the system that it runs on: the call may be made on others alone.
    let asksForSystem: Bool

    var cause: Finding.Cause { .api(name: name, file: file, line: position.line) }

    /// What `documents` name, each once in a file, in order of file, package and key.
    ///
    /// - Parameters:
    ///   - documents: Of a submission, in order of path.
    ///   - dependencies: The packages that the submission's files name.
    ///   - catalog: The table.
    /// - Returns: The first use of each key of a package in a file.
    static func all(
        in documents: [Document],
        _ dependencies: [Dependency],
        _ catalog: CatalogSnapshot
    ) -> [PackageCallUse] {
        let calls = PackageCall.all(in: catalog)
        guard !calls.isEmpty else { return [] }
        let sources = documents.filter { document in
            guard let source = document.source, !SourcePlace(document.path).isTest,
                !SourcePlace.isOfOtherSystem(document.path)
            else { return false }
            return ![.swift, .objectiveC].contains(source.language)
        }
        // A part of a library imports nothing itself, and a file may hand on what it imports.
        let handedOn = Set(sources.compactMap(\.source).flatMap(\.imports).filter(\.isExported).map(\.name))
        let known = Dictionary(grouping: dependencies) { $0.name }
        return sources.flatMap { document -> [PackageCallUse] in
            guard let source = document.source else { return [] }
            let ecosystem: PackageRecord.Ecosystem = source.language == .dart ? .pub : .npm
            var imports = Set(source.imports.compactMap { ImportedPackages.package($0.name, ecosystem) })
            if source.language == .dart {
                imports.formUnion(
                    source.imports.isEmpty
                        ? Set(dependencies.filter { $0.ecosystem == .pub }.map(\.name))
                        : Set(handedOn.compactMap { ImportedPackages.package($0, .pub) })
                )
            }
            let asksForSystem = source.references.contains { reference in
                guard case .member(let receiver) = reference.kind else { return false }
                return receiver == "Platform" || receiver.hasPrefix("Platform.")
            }
            var uses: [PackageCallUse] = []
            for (package, list) in calls where package.ecosystem == ecosystem && imports.contains(package.name) {
                for (key, call) in list where isForced(key, by: known[package.name] ?? []) {
                    guard let position = call.position(in: source, of: package.name),
                        !uses.contains(where: { $0.key.key == key.key })
                    else { continue }
                    uses.append(
                        PackageCallUse(
                            package: package,
                            key: key,
                            name: call.text,
                            file: document.path,
                            position: position,
                            asksForSystem: asksForSystem
                        )
                    )
                }
            }
            return uses
        }
    }

    private static func isForced(_ key: ForcedKey, by dependencies: [Dependency]) -> Bool {
        dependencies.allSatisfy { key.isForced(by: $0.lowestVersion) }
    }
}

/// A name by which code asks a package for what needs a key, as the table writes it.
private struct PackageCall: Sendable {
    let text: String
    /// `ImageSource.camera`, without arguments.
    private let name: String
    /// `source` and `camera` of `pickVideo(source: camera)`.
    private let argument: (label: String, value: String)?

    typealias Table = [(package: PackageRecord, calls: [(key: ForcedKey, call: PackageCall)])]

    static func all(in catalog: CatalogSnapshot) -> Table {
        catalog.derivations.value("package-calls") {
            catalog.packages.rows.compactMap { package -> Table.Element? in
                let calls = package.keys.flatMap { key in
                    (key.calls ?? []).map { (key: key, call: PackageCall($0)) }
                }
                return calls.isEmpty ? nil : (package: package, calls: calls)
            }
        }
    }

    private init(_ text: String) {
        self.text = text
        let parts = text.split { "(:)".contains($0) }.map { $0.filter { $0 != " " } }
        name = parts.first ?? ""
        argument = parts.count == 3 ? (label: parts[1], value: parts[2]) : nil
    }

    /// Where `source` names it first.
    func position(in source: SourceCode, of package: String) -> Position? {
        if name.contains(".") {
            return source.references.first { reference in
                guard case .member(let receiver) = reference.kind else { return false }
                let written = "\(receiver).\(reference.name)"
                return written == name || written.hasPrefix("\(name).")
            }?.position
        }
        return source.packageCalls.first { call in
            call.name == name
                && (call.package.map { ImportedPackages.package($0, .npm) == package } ?? (source.language == .dart))
                && (argument.map { wanted in
                    call.arguments.contains { $0.label == wanted.label && $0.value == wanted.value }
                } ?? true)
        }?.position
    }
}
