import Catalog
import Foundation
import Testing

@testable import permission_atlas

@Suite("Reloads")
struct ReloadingTests {
    private static let start = "port = 0\nloops = 1\nworkers = 1\nwork-queue = 5\ndrain-delay = 1\n"

    @Test("Each part is read again by itself: what is good counts, what is faulty stays as it was and is told")
    func parts() throws {
        let service = try ReloadableService(Self.start)
        #expect(service.reload() == ["configuration-reloaded changed= needs_restart="])
        #expect(service.metric(#"reloads_total{outcome="ok"}"#) == 1)

        try service.configure("port = 0\nloops = 1\nworkers = 2\nwork-queue = 9\ndrain-delay = 2.5\n")
        #expect(
            service.reload() == ["configuration-reloaded changed=work-queue drain-delay needs_restart=workers"]
        )
        #expect(service.metric("work_queue_capacity") == 9 && service.metric("workers") == 1)
        #expect(service.reloading.presentDrainDelay == 2_500)

        try service.configure("work-queue = many\ndrain-delay = 7\n")
        let file = "\(service.folder)/atlas.conf"
        #expect(
            service.reload() == [
                "reload-failed part=configuration detail=\(file):1: work-queue must be a whole number from 0 to 100000, "
                    + "not \"many\""
            ]
        )
        #expect(service.metric("work_queue_capacity") == 9 && service.reloading.presentDrainDelay == 2_500)

        try service.configure(Self.start + "tls-cert = /a.pem\ntls-key = /a.key\n")
        #expect(
            service.reload() == [
                "configuration-reloaded changed=work-queue drain-delay tls-cert tls-key needs_restart=workers",
                "reload-failed part=certificates detail=TLS begins with a restart alone",
            ]
        )
        #expect(service.metric("work_queue_capacity") == 5)
        #expect(service.metric(#"reloads_total{outcome="ok"}"#) == 2)
        #expect(service.metric(#"reloads_total{outcome="failed"}"#) == 2)
    }

    @Test("An edit of data/ is published; a faulty one is told, and what was served stays")
    func dataset() throws {
        let service = try ReloadableService(Self.start)
        let facts = "\(service.folder)/data/facts"
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: facts).sorted().first)
        let good = try String(contentsOfFile: "\(facts)/\(name)", encoding: .utf8)
        let first = service.catalog.current.dataset

        try "[".write(toFile: "\(facts)/\(name)", atomically: true, encoding: .utf8)
        let faulty = service.reload()
        #expect(faulty.count == 2 && faulty.last?.hasPrefix("reload-failed part=dataset detail=") == true)
        #expect(faulty.last?.contains(name) == true)
        #expect(service.catalog.current.dataset == first)

        try good.replacing("\"sources\"", with: " \"sources\"")
            .write(toFile: "\(facts)/\(name)", atomically: true, encoding: .utf8)
        let edited = service.reload()
        let second = service.catalog.current.dataset
        #expect(second.id == first.id && second.sha256 != first.sha256)
        #expect(edited.last == "dataset-reloaded dataset=\(second.id) sha256=\(second.sha256)")

        try FileManager.default.removeItem(atPath: "\(service.folder)/data")
        #expect(
            service.reload().last
                == "reload-failed part=dataset detail=--home \(service.folder): no data and migrations in this folder"
        )
        #expect(service.catalog.current.dataset == second)
        #expect(service.metric(#"reloads_total{outcome="failed"}"#) == 2)
    }
}
