internal import Catalog
internal import Foundation

/// The command line: picks the command, reads its options, and turns its end into an exit code.
@main
enum PermissionAtlas {
    /// Every command, in the order of help.
    static let commands: [any Command.Type] = [
        ServeCommand.self, EvaluateCommand.self, LookupCommand.self, CatalogCheckCommand.self, CatalogLoadCommand.self,
        CatalogExportCommand.self, CatalogDiffCommand.self, MigrateCommand.self, BackupCommand.self,
    ]

    /// The newest heading of CHANGELOG.md, `-dev` until that is released.
    static let version = "0.1.0-dev"

    static func main() {
        Terminal.prepare()
        let code = run(Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
        // Behind the deadline of a drain workers may be at work still, and exit(3) would take OpenSSL from under them.
        // Nothing waits in a buffer.
        _exit(code.rawValue)
    }

    /// Runs the command that `arguments` name.
    static func run(_ arguments: [String], environment: [String: String]) -> ExitCode {
        do throws(CommandError) { return try perform(arguments, environment) } catch {
            Terminal.complain(error.message)
            return error.code
        }
    }

    private static func perform(
        _ arguments: [String],
        _ environment: [String: String]
    ) throws(CommandError) -> ExitCode {
        if let asked = try helpAsked(arguments) { return asked }
        if arguments == ["--version"] {
            try Terminal.write("permission-atlas \(version)")
            return .clean
        }
        guard
            let command = commands.first(where: {
                arguments.starts(with: $0.name.split(separator: " ").map(String.init))
            })
        else {
            throw CommandError(.usage, unknown(arguments))
        }
        let rest = Array(arguments.dropFirst(command.name.split(separator: " ").count))
        if rest.contains("--help") || rest.contains("-h") {
            try Terminal.write(command.help)
            return .clean
        }
        let invocation = try Invocation(rest, options: command.options, environment: environment)
        // The service says the first in its log, and the second with what else is wrong.
        if command.name != ServeCommand.name {
            for warning in strangers(environment) { Terminal.complain(warning) }
            try invocation.faults.check()
        }
        return try command.run(invocation)
    }

    /// Answers `--help`, `-h`, `help [COMMAND]` and no words at all; `nil` where something else was asked.
    private static func helpAsked(_ arguments: [String]) throws(CommandError) -> ExitCode? {
        guard let first = arguments.first else {
            Terminal.complain(overview)
            return .usage
        }
        let asksForHelp = ["--help", "-h", "help"].contains(first)
        if asksForHelp, arguments.count > 1 { return try perform(Array(arguments.dropFirst()) + ["--help"], [:]) }
        let group = commands.filter { $0.name.hasPrefix("\(first) ") }
        let isGroupHelp = !group.isEmpty && ["--help", "-h"].contains(arguments.last)
        guard asksForHelp || (isGroupHelp && arguments.count == 2) else { return nil }
        try Terminal.write(asksForHelp ? overview : group.map { $0.help }.joined(separator: "\n\n"))
        return .clean
    }

    /// A warning for each `PERMISSION_ATLAS_...` that is no option's twin: perhaps mistyped, perhaps of somebody else.
    static func strangers(_ environment: [String: String]) -> [String] {
        let known = Set(commands.flatMap { $0.options.map(\.environmentName) })
        return environment.keys.filter { $0.hasPrefix("PERMISSION_ATLAS_") && !known.contains($0) }.sorted().map {
            name in
            let near = NearNames.nearest(name, in: known.sorted(), limit: 1).first
            return "\(name) in the environment is no option and is ignored\(near.map { "; did you mean \($0)?" } ?? "")"
        }
    }

    /// What is wrong with words that name no command, with those that were perhaps meant.
    static func unknown(_ arguments: [String]) -> String {
        let first = arguments.first ?? ""
        let group = commands.filter { $0.name.hasPrefix("\(first) ") }.map { $0.name }
        guard group.isEmpty else { return "\(first) is one of: \(group.joined(separator: ", "))" }
        let words = Set(commands.map { $0.name.split(separator: " ")[0] }).map(String.init).sorted()
        let hint = NearNames.nearest(first, in: words, limit: 1).first.map { "did you mean \($0)?" }
        return "unknown command \"\(first)\"; \(hint ?? "permission-atlas --help lists the commands")"
    }

    private static var overview: String {
        let width = commands.map { $0.name.count }.max() ?? 0
        let lines = commands.map { command in
            "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  \(command.summary)"
        }
        return """
            usage: permission-atlas COMMAND [options]

            \(lines.joined(separator: "\n"))

            permission-atlas COMMAND --help tells a command's options.
            """
    }
}
