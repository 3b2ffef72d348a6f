internal import Catalog
internal import Evaluation
internal import Foundation
internal import Store
internal import TLS

/// `serve --check`: whether the service would start, as far as that can be told without listening.
enum ServeCheck {
    static let option = Option(
        "check",
        nil,
        "check configuration, certificates, data and database, tell every fault, and end: 0, 64 or 65",
        isForFiles: false
    )

    /// Writes nothing but messages; the database is not made, migrated or loaded.
    ///
    /// - Returns: `usage` where an option, the environment or the configuration file is faulty, else `unreadableInput`
    ///   where anything else is.
    /// - Throws: what is wrong with operands, or with the output.
    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        try invocation.takesNoOperands()
        for warning in PermissionAtlas.strangers(ProcessInfo.processInfo.environment) { Terminal.complain(warning) }
        var faults = invocation.faults
        let configuration = Configuration(invocation, faults: &faults)
        let isMeant = faults.isEmpty
        for files in configuration.certificates { check(files, &faults) }
        let dataset = checkTable(invocation, &faults)
        guard faults.isEmpty, let dataset else {
            for error in faults.errors { Terminal.complain(error.message) }
            return isMeant ? .unreadableInput : .usage
        }
        try Terminal.write("no faults; dataset \(dataset.id), sha256 \(dataset.sha256)")
        return .clean
    }

    private static func check(_ files: CertificateFiles, _ faults: inout Faults) {
        do throws(TLSError) {
            let now = Int(Date.now.timeIntervalSince1970)
            for certificate in try TLSContexts.check([files]) where certificate.notAfter < now {
                Terminal.complain("\(files.certificate): the certificate has expired; it is served all the same")
            }
        } catch {
            faults.note(CommandError(.unreadableInput, error.description))
        }
    }

    /// The dataset of `data/`, where that could be read at all.
    private static func checkTable(_ invocation: Invocation, _ faults: inout Faults) -> Dataset? {
        guard let installation = faults.read(try Installation(invocation)) else { return nil }
        _ = faults.read(try ServeCommand.pages(invocation))
        let content = faults.read(try read(installation.data))
        if let content {
            let found = CatalogCheck(content, rules: RuleRegistry.ids, today: OpenTable.today()).faults()
            for fault in found { faults.note(CommandError(.unreadableInput, fault.description)) }
        }
        // A path that cannot be meant has been told already.
        if let path = try? OpenTable.databasePath(invocation) {
            do throws(StoreError) {
                try Database.check(
                    path,
                    createsFolder: invocation["database"] == nil,
                    migrations: installation.migrations,
                    takes: content?.dataset
                )
            } catch {
                faults.note(CommandError(.unreadableInput, error.description))
            }
        }
        return content?.dataset
    }

    private static func read(_ directory: String) throws(CommandError) -> DatasetContent {
        do throws(StoreError) { return try DatasetReader.read(directory) } catch {
            throw CommandError(.unreadableInput, error.description)
        }
    }
}
