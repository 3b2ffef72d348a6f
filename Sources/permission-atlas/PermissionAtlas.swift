internal import Foundation

/// The command line: picks the command, reads its options, and turns its end into an exit code.
@main
enum PermissionAtlas {
    /// Every command, in the order of help.
    static let commands: [any Command.Type] = [
        ServeCommand.self, EvaluateCommand.self, LookupCommand.self, CatalogCheckCommand.self, CatalogLoadCommand.self,
        CatalogExportCommand.self, MigrateCommand.self, BackupCommand.self,
    ]

    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment).rawValue)
    }

    /// Runs the command that `arguments` name.
    static func run(_ arguments: [String], environment: [String: String]) -> ExitCode {
        if let asked = helpAsked(arguments) { return asked }
        guard
            let command = commands.first(where: {
                arguments.starts(with: $0.name.split(separator: " ").map(String.init))
            })
        else {
            let words = arguments.prefix(2).joined(separator: " ")
            Terminal.complain("unknown command \"\(words)\"; permission-atlas --help lists the commands")
            return .usage
        }
        let rest = Array(arguments.dropFirst(command.name.split(separator: " ").count))
        if rest.contains("--help") || rest.contains("-h") {
            Terminal.write(command.help)
            return .clean
        }
        do {
            return try command.run(Invocation(rest, options: command.options, environment: environment))
        } catch {
            Terminal.complain(error.message)
            return error.code
        }
    }

    /// Answers `--help`, `-h`, `help [COMMAND]` and no words at all; `nil` where something else was asked.
    private static func helpAsked(_ arguments: [String]) -> ExitCode? {
        guard let first = arguments.first else {
            Terminal.complain(overview)
            return .usage
        }
        let asksForHelp = ["--help", "-h", "help"].contains(first)
        if asksForHelp, arguments.count > 1 { return run(Array(arguments.dropFirst()) + ["--help"], environment: [:]) }
        let group = commands.filter { $0.name.hasPrefix("\(first) ") }
        let isGroupHelp = !group.isEmpty && ["--help", "-h"].contains(arguments.last)
        guard asksForHelp || (isGroupHelp && arguments.count == 2) else { return nil }
        Terminal.write(asksForHelp ? overview : group.map { $0.help }.joined(separator: "\n\n"))
        return .clean
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
