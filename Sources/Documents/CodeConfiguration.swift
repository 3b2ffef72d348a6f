/// A configuration written as a program, which is not run here; what to submit in its place.
///
/// Of Expo's and Taro's, literals are read.
struct CodeConfiguration: Equatable {
    /// Prints or writes the same as data.
    let command: String
    /// The name under which that is read here.
    let file: String
    /// Whether what it says in literals is read.
    let isReadInPart: Bool

    /// `nil` for the name of any other file.
    init?(name: String) {
        let endings = [".js", ".ts", ".mjs", ".cjs", ".mts", ".cts"]
        if endings.contains(where: { name == "app.config\($0)" }) {
            self.init(command: "npx expo config --json", file: "app.json", isReadInPart: true)
        } else if endings.contains(where: { name == "capacitor.config\($0)" }) {
            self.init(command: "npx cap copy ios", file: "ios/App/App/capacitor.config.json")
        } else if name == "Package.swift" {
            self.init(command: "swift package resolve", file: "Package.resolved")
        } else if name.hasSuffix(".podspec") {
            self.init(command: "pod ipc spec \(name)", file: "\(name).json")
        } else {
            return nil
        }
    }

    private init(command: String, file: String, isReadInPart: Bool = false) {
        self.command = command
        self.file = file
        self.isReadInPart = isReadInPart
    }
}
