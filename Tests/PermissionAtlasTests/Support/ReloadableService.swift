import Catalog
import Foundation
import HTTPServer
import Logging
import Metrics

@testable import permission_atlas

/// What SIGHUP reloads, started without a process of its own on a copy of the repository's table.
final class ReloadableService {
    let folder = NSTemporaryDirectory() + "atlas-reload-\(UUID().uuidString)"
    let log = MemorySink()
    let metrics = Registry()
    let catalog: CatalogHolder
    let reloading: Reloading
    private let server: Server

    /// - Parameter configuration: the text of the configuration file.
    /// - Throws: why it does not start.
    init(_ configuration: String) throws {
        let repository = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "\(repository)/data", toPath: "\(folder)/data")
        try FileManager.default.copyItem(atPath: "\(repository)/migrations", toPath: "\(folder)/migrations")
        try configuration.write(toFile: "\(folder)/atlas.conf", atomically: true, encoding: .utf8)
        let arguments = ["--config", "\(folder)/atlas.conf", "--home", folder, "--database", "\(folder)/a.sqlite"]
        let invocation = try Invocation(arguments, options: ServeCommand.options, environment: [:])
        let table = try OpenTable(invocation)
        catalog = CatalogHolder(table.snapshot)
        let configuration = try Configuration(invocation)
        server = Server(configuration: configuration.server, service: GateService(), log: log, metrics: metrics)
        _ = try server.start()
        reloading = Reloading(
            invocation,
            certificates: nil,
            store: table.store,
            catalog: catalog,
            server: server,
            drainDelay: configuration.drainDelay,
            log: log,
            metrics: DatasetMetrics(in: metrics)
        )
    }

    deinit {
        server.drain()
        try? FileManager.default.removeItem(atPath: folder)
    }

    func configure(_ text: String) throws {
        try text.write(toFile: "\(folder)/atlas.conf", atomically: true, encoding: .utf8)
    }

    /// Reloads; what the log says of it, `event` and fields as one line each.
    func reload() -> [String] {
        let before = log.records.count
        reloading.reload()
        return log.records.dropFirst(before).filter { $0.event.contains("reload") }.map { record in
            ([record.event] + record.fields.map { "\($0.0)=\(Self.text($0.1))" }).joined(separator: " ")
        }
    }

    /// The number behind `name` in the metrics.
    func metric(_ name: String) -> Int? {
        String(decoding: metrics.text(as: .prometheus), as: UTF8.self).split(separator: "\n")
            .first { $0.hasPrefix("permission_atlas_\(name) ") }?
            .split(separator: " ").last.flatMap { Int($0) }
    }

    private static func text(_ value: LogRecord.Value) -> String {
        switch value {
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .boolean(let isTrue): "\(isTrue)"
        }
    }
}
