internal import Foundation

/// The folder that holds `data`, `migrations` and `Public`.
struct Installation: Sendable {
    let home: String

    var data: String { "\(home)/data" }
    var migrations: String { "\(home)/migrations" }
    var pages: String { "\(home)/Public" }

    static let option = Option("home", "DIR", "folder with data, migrations and Public (default: found)")

    /// The folder that `--home` names; else the working directory or the first folder above the program that holds `data`
    /// and `migrations`.
    init(_ invocation: Invocation) throws(CommandError) {
        if let given = invocation[Self.option.name] {
            guard Self.isHome(given) else {
                throw CommandError(.unavailable, "--home \(given): no data and migrations in this folder")
            }
            home = given
            return
        }
        let program = URL(filePath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
        let above = sequence(first: program) { $0.path().count > 1 ? $0.deletingLastPathComponent() : nil }
        let places = [FileManager.default.currentDirectoryPath] + above.map { $0.path(percentEncoded: false) }
        guard let home = places.first(where: Self.isHome) else {
            throw CommandError(.unavailable, "no folder with data and migrations found: name it with --home")
        }
        self.home = home
    }

    private static func isHome(_ path: String) -> Bool {
        ["data", "migrations"].allSatisfy { name in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
            return exists && isFolder.boolValue
        }
    }
}
