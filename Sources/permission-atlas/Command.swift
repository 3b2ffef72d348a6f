/// One verb of the command line.
protocol Command: SendableMetatype {
    /// As typed: `evaluate`, `catalog check`.
    static var name: String { get }
    /// The operands as help shows them: `PATH...`; empty for none.
    static var operands: String { get }
    static var summary: String { get }
    static var options: [Option] { get }

    /// Does the work; results go to stdout, messages to stderr.
    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode
}

extension Command {
    static var operands: String { "" }

    /// The text of `--help`.
    static var help: String {
        var lines = [
            "usage: permission-atlas \(name)\(operands.isEmpty ? "" : " \(operands)") [options]", "", summary, "",
        ]
        let shown = options.map { option in
            ("--\(option.name)\(option.value.map { " \($0)" } ?? "")", option.help)
        }
        let width = shown.map(\.0.count).max() ?? 0
        for (flag, help) in shown {
            lines.append("  \(flag)\(String(repeating: " ", count: width - flag.count))  \(help)")
        }
        lines.append("")
        if options.contains(where: { $0.value == nil }) {
            lines.append("A switch that the environment or a file turns on is turned off by --<switch>=off.")
        }
        lines.append("Each option has a twin in the environment, PERMISSION_ATLAS_<OPTION>; the option wins.")
        return lines.joined(separator: "\n")
    }
}
