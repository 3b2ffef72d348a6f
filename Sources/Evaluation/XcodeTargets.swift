internal import Documents

/// Which targets of Xcode projects a source is built into, as far as the projects tell.
struct XcodeTargets: Sendable {
    fileprivate struct Target: Sendable {
        /// The path of the document that its build settings amount to.
        let id: String
        let isAppClip: Bool
        /// Where the paths of the project begin, with a slash at the end; empty at the top.
        let base: String
        let files: Set<String>
        let folders: [String]
    }

    private let targets: [Target]

    init(_ documents: [Document]) {
        targets = documents.filter { $0.kind == .buildSettings }.flatMap { file -> [Target] in
            let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count > 1, parts[parts.count - 2].hasSuffix(".xcodeproj") else { return [] }
            let base = parts.dropLast(2).map { "\($0)/" }.joined()
            return (file.root?["targets"]?.elements ?? []).map { target in
                Target(
                    id: "\(file.path)#\(target["pointer"]?.asPointer ?? .root)",
                    isAppClip: target["kind"]?.string == "app-clip",
                    base: base,
                    files: Set((target["files"]?.elements ?? []).compactMap(\.string)),
                    folders: (target["folders"]?.elements ?? []).compactMap(\.string).filter { !$0.isEmpty }
                )
            }
        }
    }

    /// The paths of the documents of the targets that the file at `path` is built into; empty where nobody says.
    func owners(of path: String) -> Set<String> { Set(targets.filter { $0.holds(path) }.map(\.id)) }

    /// Whether the file at `path` is built into App Clips, and into nothing else.
    func isOfAppClip(_ path: String) -> Bool {
        let owners = targets.filter { $0.holds(path) }
        return !owners.isEmpty && owners.allSatisfy(\.isAppClip)
    }

    /// Whether `document` is an App Clip's.
    func isAppClip(_ document: Document) -> Bool { targets.contains { $0.isAppClip && $0.id == document.path } }
}

extension XcodeTargets.Target {
    fileprivate func holds(_ path: String) -> Bool {
        guard path.hasPrefix(base) else { return false }
        let path = path.dropFirst(base.count)
        return files.contains(String(path)) || folders.contains { path.hasPrefix("\($0)/") }
    }
}
