internal import Catalog
internal import Documents

/// Which of several Info.plists the code of a file goes with, as far as the folders of a submission tell.
///
/// A folder may hold several apps, or a package and its example. Code belongs to the app whose Info.plist its file shares
/// most of the path with; where several share as much of it, to each of them. What a package manager's file names belongs
/// to no app that lies within another project of the same package manager. Code in the folder of an extension or a watch
/// app is theirs, and that in a folder for another system nobody's here.
struct ProjectLayout: Sendable {
    private struct Plist: Sendable {
        let document: Document
        let folder: [Int]
        /// By package manager: how deep the innermost of the folders around it lies that has a file of that one.
        let projects: [PackageRecord.Ecosystem: Int]
    }

    private let apps: [Plist]
    /// The Info.plists of extensions and watch apps by their folders, which have the code there to themselves; none where an
    /// app of another system has it.
    private let others: [[Int]: [Document]]
    /// The folders' names, of which paths are compared by number.
    private let numbers: [Substring: Int]

    /// More Info.plists than these are no apps of one project.
    private static let mostPlists = 200
    /// Folders that lie deeper are taken for one.
    private static let mostFolders = 64

    /// - Parameters:
    ///   - apps: The Info.plists of apps.
    ///   - others: The Info.plists of whatever else has code of its own, and whether that needs keys of iOS or watchOS.
    ///   - dependencies: The packages that files name.
    init(apps: [Document], others: [(document: Document, isJudged: Bool)], dependencies: [Dependency]) {
        guard (1...Self.mostPlists).contains(apps.count + others.count) else {
            self.apps = apps.map { Plist(document: $0, folder: [], projects: [:]) }
            (self.others, numbers) = ([:], [:])
            return
        }
        var numbers: [Substring: Int] = [:]
        func folder(_ path: String) -> [Int] {
            Self.names(path).dropLast().prefix(Self.mostFolders).map { name in
                if let number = numbers[name] { return number }
                numbers[name] = numbers.count
                return numbers.count - 1
            }
        }
        var projects: [PackageRecord.Ecosystem: Set<[Int]>] = [:]
        var last: Dependency?
        // A file names many packages, one after the other.
        for dependency in dependencies
        where dependency.location.path != last?.location.path || dependency.ecosystem != last?.ecosystem {
            last = dependency
            guard let path = dependency.location.path else { continue }
            projects[dependency.ecosystem, default: []].insert(folder(path))
        }
        self.apps = apps.map { app in
            let folder = folder(app.path)
            return Plist(document: app, folder: folder, projects: projects.mapValues { Self.depth(of: folder, in: $0) })
        }
        // At the top of a submission there is no folder that would be anyone's own.
        self.others = others.reduce(into: [:]) { known, other in
            let folder = folder(other.document.path)
            if !folder.isEmpty { known[folder, default: []] += other.isJudged ? [other.document] : [] }
        }
        self.numbers = numbers
    }

    /// The Info.plists in which the code of `places` needs its keys.
    func infoPlists(of places: Set<KeyNeed.Place>) -> [Document] {
        guard !numbers.isEmpty else { return apps.map(\.document) }
        var chosen: Set<Int> = []
        var inner: [[Int]] = []
        for place in places {
            let names = Self.names(place.folder).prefix(Self.mostFolders)
            let folder = names.map { numbers[$0] ?? -1 }
            let shared = apps.map { Self.shared(folder, $0.folder) }
            let most = shared.max() ?? 0
            let depth = others.isEmpty ? 0 : (0...folder.count).last { others[Array(folder.prefix($0))] != nil } ?? 0
            if depth > most {
                inner.append(Array(folder.prefix(depth)))
            } else if !names.dropFirst(most).contains(where: SourcePlace.isForOtherSystem(folder:)) {
                chosen.formUnion(indices(of: place, folder, shared))
            }
        }
        return apps.indices.filter(chosen.contains).map { apps[$0].document }
            + Set(inner).sorted { $0.lexicographicallyPrecedes($1) }.flatMap { others[$0] ?? [] }
    }

    /// The apps of code in `folder`, of which each has the first `shared` folders in common with it.
    private func indices(of place: KeyNeed.Place, _ folder: [Int], _ shared: [Int]) -> [Int] {
        let open = apps.indices.filter { index in
            let inner = place.ecosystem.flatMap { apps[index].projects[$0] } ?? 0
            guard shared[index] < folder.count else { return inner <= folder.count }
            // Only what the package.json of an app itself names is linked into it, so not what one beside it does.
            return place.ecosystem != .npm || inner == 0
        }
        let most = open.map { shared[$0] }.max()
        return open.filter { shared[$0] == most }
    }

    /// How many folders two paths have in common, from the top.
    private static func shared(_ left: [Int], _ right: [Int]) -> Int {
        var count = 0
        while count < min(left.count, right.count), left[count] == right[count] { count += 1 }
        return count
    }

    /// How many folders the longest of `paths` has that `folder` is or lies in; 0 for none.
    private static func depth(of folder: [Int], in paths: Set<[Int]>) -> Int {
        paths.isEmpty ? 0 : (0...folder.count).last { paths.contains(Array(folder.prefix($0))) } ?? 0
    }

    private static func names(_ path: String) -> [Substring] {
        path.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.map { Substring($0) }
    }
}
