/// A command-line option, `--port 8080`, and its twins: `PERMISSION_ATLAS_PORT` in the environment, and `port = 8080` in a
/// configuration file.
struct Option: Sendable {
    /// Without the dashes: `tls-cert`.
    let name: String
    /// What the value is called in help, `PORT`; `nil` for a switch.
    let value: String?
    let help: String
    /// Whether a new value counts from the next SIGHUP on; else from the next start.
    let isReloadable: Bool

    init(_ name: String, _ value: String?, _ help: String, isReloadable: Bool = false) {
        self.name = name
        self.value = value
        self.help = help
        self.isReloadable = isReloadable
    }

    /// Names a configuration file.
    static let configuration = Option("config", "FILE", "read options from this file, as name = value lines")

    var environmentName: String {
        "PERMISSION_ATLAS_" + name.uppercased().split(separator: "-").joined(separator: "_")
    }
}
