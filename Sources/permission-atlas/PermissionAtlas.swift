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
        guard let first = arguments.first, first != "--help", first != "help" else {
            Terminal.write(overview)
            return arguments.isEmpty ? .usage : .clean
        }
        guard
            let command = commands.first(where: {
                arguments.starts(with: $0.name.split(separator: " ").map(String.init))
            })
        else {
            Terminal.complain("unknown command \"\(first)\"\n\n\(overview)")
            return .usage
        }
        let rest = Array(arguments.dropFirst(command.name.split(separator: " ").count))
        if rest.contains("--help") {
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
