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
        let folder: [Substring]
    }

    private let apps: [Plist]
    /// Those of extensions, watch apps and apps of other systems, which have the code within their folder to themselves.
    private let others: [[Substring]]
    /// The folders in which each package manager has a file.
    private let projects: [PackageRecord.Ecosystem: Set<[Substring]>]

    /// More Info.plists than these are no apps of one project.
    private static let mostPlists = 200

    /// - Parameters:
    ///   - apps: The Info.plists of apps.
    ///   - others: The Info.plists of whatever else has code of its own.
    ///   - dependencies: The packages that files name.
    init(apps: [Document], others: [Document], dependencies: [Dependency]) {
        let isUsed = apps.count + others.count <= Self.mostPlists && apps.count + others.count > 1
        self.apps = apps.map { Plist(document: $0, folder: isUsed ? Self.folder($0.path) : []) }
        // At the top of a submission there is no folder that would be anyone's own.
        self.others = isUsed ? others.map { Self.folder($0.path) }.filter { !$0.isEmpty } : []
        var projects: [PackageRecord.Ecosystem: Set<[Substring]>] = [:]
        for dependency in isUsed ? dependencies : [] {
            guard let path = dependency.location.path else { continue }
            projects[dependency.ecosystem, default: []].insert(Self.folder(path))
        }
        self.projects = projects
    }

    /// The Info.plists of apps that the code of any of `places` may be in; `nil` = code of an unknown place.
    func infoPlists(of places: Set<KeyNeed.Place>?) -> [Document] {
        guard let places, apps.count + others.count > 1 else { return apps.map(\.document) }
        let chosen = Set(places.flatMap(indices(of:)))
        return apps.indices.filter(chosen.contains).map { apps[$0].document }
    }

    private func indices(of place: KeyNeed.Place) -> [Int] {
        let folder = place.folder.split(separator: "/")
        let shared = apps.map { Self.shared(folder, $0.folder) }
        if others.contains(where: { own in
            Self.shared(folder, own) == own.count && own.count > shared.max() ?? 0
        }) {
            return []
        }
        let within = (place.ecosystem.flatMap { projects[$0] } ?? []).filter { project in
            project.count > folder.count && Self.shared(project, folder) == folder.count
        }
        let open = apps.indices.filter { index in
            !within.contains { Self.shared($0, apps[index].folder) == $0.count }
        }
        let most = open.map { shared[$0] }.max()
        return open.filter { shared[$0] == most }
    }

    /// How many folders two paths have in common, from the top.
    private static func shared(_ left: [Substring], _ right: [Substring]) -> Int {
        zip(left, right).prefix { $0 == $1 }.count
    }

    private static func folder(_ path: String) -> [Substring] {
        path.split { $0 == "/" || $0 == "\\" }.dropLast()
    }
}
