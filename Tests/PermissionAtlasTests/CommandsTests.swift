import Foundation
import Testing

@testable import permission_atlas

/// The commands against the repository's own data, each on a database of its own.
@Suite("The commands")
struct CommandsTests {
    private static let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

    private func run(_ arguments: String..., database: String? = nil) -> ExitCode {
        var environment = ["PERMISSION_ATLAS_HOME": Self.root]
        environment["PERMISSION_ATLAS_DATABASE"] = database
        return PermissionAtlas.run(arguments, environment: environment)
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "atlas-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test("Every command has help that names each of its options", arguments: PermissionAtlas.commands.map { $0.name })
    func help(_ name: String) throws {
        let command = try #require(PermissionAtlas.commands.first { $0.name == name })
        for option in command.options { #expect(command.help.contains("--\(option.name)")) }
        #expect(
            PermissionAtlas.run(name.split(separator: " ").map(String.init) + ["--help"], environment: [:]) == .clean
        )
    }

    @Test("Wrong usage exits 64, whatever the command")
    func usage() {
        #expect(run() == .usage)
        #expect(run("frobnicate") == .usage)
        #expect(run("catalog") == .usage)
        #expect(run("lookup") == .usage)
        #expect(run("evaluate") == .usage)
        #expect(run("evaluate", "x", "--format", "pdf") == .usage)
        #expect(run("serve", "--port", "x") == .usage)
        #expect(run("backup") == .usage)
        #expect(run("serve", "--access-log", "on", "--no-access-log") == .usage)
    }

    @Test("The version is told, and words that name no command are told with those that were meant")
    func words() {
        #expect(run("--version") == .clean)
        #expect(
            PermissionAtlas.unknown(["catalog"])
                == "catalog is one of: catalog check, catalog load, catalog export, catalog diff"
        )
        #expect(PermissionAtlas.unknown(["evaluat", "x"]) == "unknown command \"evaluat\"; did you mean evaluate?")
        #expect(
            PermissionAtlas.unknown(["quux camera"])
                == "unknown command \"quux camera\"; permission-atlas --help lists the commands"
        )
    }

    @Test("A name in the environment that is no option's is told with the nearest one")
    func environmentNames() {
        let environment = ["PERMISSION_ATLAS_PORT": "1", "PERMISSION_ATLAS_DATABSE": "x", "HOME": "/"]
        #expect(
            PermissionAtlas.strangers(environment) == [
                "PERMISSION_ATLAS_DATABSE in the environment is no option and is ignored; "
                    + "did you mean PERMISSION_ATLAS_DATABASE?"
            ]
        )
    }

    @Test("The folder of a mistyped database is not made")
    func mistypedFolder() throws {
        try withFolder { folder in
            #expect(run("migrate", database: "\(folder)/vra/a.sqlite") == .unavailable)
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/vra"))
        }
    }

    @Test("Files that are not there or not understood exit 65, a folder without the table 69")
    func unreadable() throws {
        try withFolder { folder in
            #expect(run("evaluate", "\(folder)/absent", database: "\(folder)/a.sqlite") == .unreadableInput)
            #expect(run("evaluate", folder, database: "\(folder)/a.sqlite") == .unreadableInput)
            #expect(run("backup", "\(folder)/b", database: "\(folder)/absent") == .unreadableInput)
            #expect(run("migrate", "--home", folder, database: "\(folder)/a.sqlite") == .unavailable)
        }
    }

    @Test("A database that would not last is wrong usage", arguments: ["", ":memory:"])
    func fleeting(path: String) {
        #expect(run("migrate", "--database=\(path)") == .usage)
        #expect(run("lookup", "camera", "--database=\(path)") == .usage)
    }

    @Test("A check tells whether the service would start, and makes nothing")
    func check() throws {
        try withFolder { folder in
            let database = "\(folder)/a.sqlite"
            #expect(run("serve", "--check", database: database) == .clean)
            #expect(run("serve", "--check", "--home", folder, "--port", "x", database: database) == .usage)
            #expect(run("serve", "--check", "--config", "/nowhere", database: database) == .unreadableInput)
            #expect(run("serve", "--check", "--home", folder, database: database) == .unreadableInput)
            #expect(run("serve", "--check", "operand", database: database) == .usage)
            let made = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(made.isEmpty)
        }
    }

    @Test("A database is made, loaded, asked, judged by, exported and copied")
    func wholeWay() throws {
        try withFolder { folder in
            let database = "\(folder)/a.sqlite"
            #expect(run("migrate", database: database) == .clean)
            #expect(run("catalog", "load", database: database) == .clean)
            #expect(run("catalog", "load", database: database) == .clean)
            #expect(run("lookup", "NSCameraUsageDescription", "--lang", "zh-Hans", database: database) == .clean)
            #expect(run("lookup", "nothing of this name", database: database) == .findings)
            #expect(run("backup", "\(folder)/copy.sqlite", database: database) == .clean)
            #expect(run("backup", "\(folder)/copy.sqlite", database: database) == .unavailable)

            let project = "\(folder)/App/ios/Runner"
            try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
            func write(_ text: String) throws {
                let plist = """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <plist version="1.0"><dict><key>NSCameraUsageDescription</key><string>\(text)</string></dict></plist>
                    """
                try plist.write(toFile: "\(project)/Info.plist", atomically: true, encoding: .utf8)
            }
            try write("")
            #expect(run("evaluate", "\(folder)/App", database: database) == .findings)
            #expect(run("evaluate", "\(folder)/App", "--fail-on", "never", database: database) == .clean)
            try write("Scans the code on your ticket so that it can be added to your wallet.")
            #expect(run("evaluate", "\(folder)/App", "--fail-on", "warning", database: database) == .clean)
            try write("To take photos.")
            #expect(run("evaluate", "\(folder)/App", database: database) == .clean)
            #expect(run("evaluate", "\(folder)/App", "--fail-on", "warning", database: database) == .findings)
        }
    }

    @Test("A file that was named and is of no kind that is read does not pass, nor does it hide findings")
    func unread() throws {
        try withFolder { folder in
            let plist = "\(folder)/Info.plist"
            try "<plist version=\"1.0\"><dict/></plist>".write(toFile: plist, atomically: true, encoding: .utf8)
            try "host".write(toFile: "\(folder)/hostname", atomically: true, encoding: .utf8)
            #expect(run("evaluate", plist) == .clean)
            #expect(run("evaluate", plist, "\(folder)/hostname") == .unreadableInput)
            #expect(run("evaluate", "\(folder)/hostname") == .unreadableInput)
            #expect(run("evaluate", folder) == .clean)
            try "<plist><dict><key>NSCameraUsageDescription</key><string/></dict></plist>"
                .write(toFile: plist, atomically: true, encoding: .utf8)
            #expect(run("evaluate", plist, "\(folder)/hostname") == .findings)
        }
    }

    @Test("Rules are switched, APIs read from a list or a request, and what is no such thing is refused")
    func requests() throws {
        try withFolder { folder in
            let plist = "\(folder)/Info.plist"
            try "<plist version=\"1.0\"><dict><key>NSCameraUsageDescription</key><string/></dict></plist>"
                .write(toFile: plist, atomically: true, encoding: .utf8)
            #expect(run("evaluate", plist) == .findings)
            #expect(run("evaluate", plist, "--rules", "PS-001=off") == .clean)
            #expect(run("evaluate", plist, "--rules", "ps-001=note,PM-006=off") == .clean)
            #expect(run("evaluate", plist, "--rules", "PS-001") == .usage)
            #expect(run("evaluate", plist, "--rules", "PS-999=off") == .usage)
            #expect(run("evaluate", plist, "--framework", "flutter") == .findings)
            #expect(run("evaluate", plist, "--framework", "cobol") == .usage)
            #expect(run("evaluate", plist, "--dataset", "1.0") == .usage)
            let list = "\(folder)/apis.txt"
            try "# calls\n\nLSApplicationWorkspace\n".write(toFile: list, atomically: true, encoding: .utf8)
            #expect(run("evaluate", "--apis", list) == .findings)
            try "[{\"name\":\"LSApplicationWorkspace\"}]".write(toFile: list, atomically: true, encoding: .utf8)
            #expect(run("evaluate", "--apis", list) == .findings)
            try "{\"apis\":[{\"name\":7}]}".write(toFile: list, atomically: true, encoding: .utf8)
            #expect(run("evaluate", "--request", list) == .unreadableInput)
            #expect(run("evaluate", "--apis", "\(folder)/absent") == .unreadableInput)
        }
    }

    @Test("Files are mended in place, and what is left decides")
    func fix() throws {
        try withFolder { folder in
            let plist = "\(folder)/Info.plist"
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0">
                <dict>
                \t<!-- kept -->
                \t<key>NSPhotoLibraryAddOnlyUsageDescription</key>
                \t<string>Saves the posters that you make to your photos.</string>
                </dict>
                </plist>

                """
            try text.write(toFile: plist, atomically: true, encoding: .utf8)
            #expect(run("evaluate", folder) == .findings)
            #expect(run("evaluate", folder, "--fix") == .clean)
            let mended = try String(contentsOfFile: plist, encoding: .utf8)
            #expect(mended == text.replacing("AddOnlyUsage", with: "AddUsage"))
        }
    }

    @Test("A record is looked up over a range of versions")
    func ranges() {
        #expect(run("lookup", "PHPhotoLibrary.authorizationStatus()", "--ios", "13..18") == .clean)
        #expect(run("lookup", "PHPhotoLibrary.authorizationStatus()", "--ios", "18..13") == .usage)
        #expect(run("lookup", "PHPhotoLibrary.authorizationStatus()", "--ios", "13..x") == .usage)
    }

    @Test("A backup needs no folder of the program")
    func backup() throws {
        try withFolder { folder in
            let database = "\(folder)/table.sqlite"
            #expect(run("migrate", database: database) == .clean)
            let code = PermissionAtlas.run(
                ["backup", "\(folder)/copy.sqlite", "--database", database],
                environment: ["PERMISSION_ATLAS_HOME": "/nowhere"]
            )
            #expect(code == .clean)
            try "no database".write(toFile: "\(folder)/other", atomically: true, encoding: .utf8)
            #expect(run("backup", "\(folder)/copy2.sqlite", database: "\(folder)/other") == .unavailable)
        }
    }
}
