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
    /// The option with a value `on` or `off` of which this switch says the opposite.
    let opposite: String?
    /// Whether it may stand in a configuration file.
    let isForFiles: Bool

    init(
        _ name: String,
        _ value: String?,
        _ help: String,
        isReloadable: Bool = false,
        opposite: String? = nil,
        isForFiles: Bool = true
    ) {
        self.name = name
        self.value = value
        self.help = help
        self.isReloadable = isReloadable
        self.opposite = opposite
        self.isForFiles = isForFiles
    }

    /// Names a configuration file.
    static let configuration = Option(
        "config",
        "FILE",
        "read options from this file, as name = value lines",
        isForFiles: false
    )

    var environmentName: String {
        "PERMISSION_ATLAS_" + name.uppercased().split(separator: "-").joined(separator: "_")
    }

    /// What a word says of a switch; `nil` where it says nothing.
    static func isOn(_ word: String) -> Bool? {
        switch word {
        case "on", "yes", "true", "1": true
        case "off", "no", "false", "0": false
        default: nil
        }
    }
}
