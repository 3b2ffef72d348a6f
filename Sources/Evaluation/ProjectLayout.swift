internal import Catalog
internal import Documents

/// Which of several Info.plists the code of a file goes with, as far as the folders of a submission tell.
///
/// A folder may hold several apps, or a package and its example. Code belongs to the app whose Info.plist its file shares
/// most of the path with; where several share as much of it, to each of them. What a package manager's file names belongs
/// to no app that lies within another project of the same package manager.
struct ProjectLayout: Sendable {
    private struct Plist: Sendable {
        let document: Document
        let folder: [Int]
        /// By package manager: how deep the innermost of the folders around it lies that has a file of that one.
        let projects: [PackageRecord.Ecosystem: Int]
    }

    private let apps: [Plist]
    /// Those of extensions, watch apps and apps of other systems, which have the code within their folder to themselves.
    private let others: Set<[Int]>
    /// The folders' names, of which paths are compared by number.
    private let numbers: [Substring: Int]

    /// More Info.plists than these are no apps of one project.
    private static let mostPlists = 200
    /// Folders that lie deeper are taken for one.
    private static let mostFolders = 64

    /// - Parameters:
    ///   - apps: The Info.plists of apps.
    ///   - others: The Info.plists of whatever else has code of its own.
    ///   - dependencies: The packages that files name.
    init(apps: [Document], others: [Document], dependencies: [Dependency]) {
        guard (2...Self.mostPlists).contains(apps.count + others.count) else {
            self.apps = apps.map { Plist(document: $0, folder: [], projects: [:]) }
            (self.others, numbers) = ([], [:])
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
        self.others = Set(others.map { folder($0.path) }.filter { !$0.isEmpty })
        self.numbers = numbers
    }

    /// The Info.plists of apps that the code of any of `places` may be in; `nil` = code of an unknown place.
    func infoPlists(of places: Set<KeyNeed.Place>?) -> [Document] {
        guard let places, !numbers.isEmpty else { return apps.map(\.document) }
        let chosen = Set(places.flatMap(indices(of:)))
        return apps.indices.filter(chosen.contains).map { apps[$0].document }
    }

    private func indices(of place: KeyNeed.Place) -> [Int] {
        let folder = Self.names(place.folder).prefix(Self.mostFolders).map { numbers[$0] ?? -1 }
        let shared = apps.map { Self.shared(folder, $0.folder) }
        if Self.depth(of: folder, in: others) > shared.max() ?? 0 { return [] }
        let open = apps.indices.filter { index in
            let inner = place.ecosystem.flatMap { apps[index].projects[$0] } ?? 0
            return shared[index] < folder.count || inner <= folder.count
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
