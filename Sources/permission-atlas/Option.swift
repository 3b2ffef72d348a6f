/// A command-line option, `--port 8080`, and its twin in the environment, `PERMISSION_ATLAS_PORT`.
struct Option: Sendable {
    /// Without the dashes: `tls-cert`.
    let name: String
    /// What the value is called in help, `PORT`; `nil` for a switch.
    let value: String?
    let help: String

    init(_ name: String, _ value: String?, _ help: String) {
        self.name = name
        self.value = value
        self.help = help
    }

    var environmentName: String {
        "PERMISSION_ATLAS_" + name.uppercased().split(separator: "-").joined(separator: "_")
    }
}
