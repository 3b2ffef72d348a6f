import Catalog
import Foundation
import Testing

@testable import permission_atlas

@Suite("Reloads")
struct ReloadingTests {
    private static let start = "port = 0\nloops = 1\nworkers = 1\nwork-queue = 5\ndrain-delay = 1\n"

    @Test("What can be reloaded counts at once; what needs a restart is named for as long as it does")
    func configuration() throws {
        let service = try ReloadableService(Self.start)
        #expect(service.reload() == ["configuration-reloaded changed= needs_restart="])
        #expect(service.metric(#"reloads_total{outcome="ok"}"#) == 1)

        try service.configure("port = 0\nloops = 1\nworkers = 2\nwork-queue = 9\ndrain-delay = 2.5\n")
        #expect(
            service.reload() == ["configuration-reloaded changed=work-queue drain-delay needs_restart=workers"]
        )
        #expect(service.metric("work_queue_capacity") == 9 && service.metric("workers") == 1)
        #expect(service.reloading.presentDrainDelay == 2_500)
        #expect(service.reload() == ["configuration-reloaded changed= needs_restart=workers"])

        try service.configure(Self.start)
        #expect(service.reload() == ["configuration-reloaded changed=work-queue drain-delay needs_restart="])
    }

    @Test("A fault that a start would refuse is told, whatever it is of, and nothing changes")
    func refused() throws {
        let service = try ReloadableService(Self.start)
        let file = "configuration detail=\(service.folder)/atlas.conf:2: "
        let cases = [
            ("work-queue = many", "\(file)work-queue must be a whole number from 0 to 100000, not \"many\""),
            ("loops = 1000", "\(file)loops must be a whole number from 1 to 256, not \"1000\""),
            ("prot = 1", "\(file)\"prot\" is not known; did you mean port?"),
            (
                "cors-origin = nobody",
                "\(file)cors-origin must be *, none or an origin such as https://atlas.example, not \"nobody\""
            ),
            (
                "tls-cert = /a.pem",
                "\(file)tls-cert: --tls-cert and --tls-key belong together, key by key; 1 and 0 are given"
            ),
            ("tls-cert = /a.pem\ntls-key = /a.key", "certificates detail=/a.pem: No such file or directory"),
        ]
        for (number, (lines, detail)) in zip(1..., cases) {
            try service.configure("drain-delay = 7\n\(lines)\n")
            #expect(service.reload() == ["reload-failed part=\(detail)"])
            #expect(service.reloading.presentDrainDelay == 1_000)
            #expect(service.metric(#"reloads_total{outcome="failed"}"#) == number)
        }
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
        #expect(faulty.count == 1 && faulty.last?.hasPrefix("reload-failed part=dataset detail=") == true)
        #expect(faulty.last?.contains(name) == true)
        #expect(service.catalog.current.dataset == first)

        try good.replacing("\"sources\"", with: " \"sources\"")
            .write(toFile: "\(facts)/\(name)", atomically: true, encoding: .utf8)
        let edited = service.reload()
        let second = service.catalog.current.dataset
        #expect(second.id == "\(first.id)-\(second.sha256.prefix(8))" && second.sha256 != first.sha256)
        #expect(edited.last == "dataset-reloaded dataset=\(second.id) sha256=\(second.sha256)")

        try FileManager.default.removeItem(atPath: "\(service.folder)/data")
        #expect(
            service.reload().last
                == "reload-failed part=configuration detail=--home \(service.folder): no data and migrations in this folder"
        )
        #expect(service.catalog.current.dataset == second)
        #expect(service.metric(#"reloads_total{outcome="failed"}"#) == 2)
    }
}
