import API
import Catalog
import HTTPModel
import Logging
import Metrics
import Store
import Testing

/// `/metrics`, and what the application counts.
@Suite struct MetricsTests {
    private let metrics = Registry()
    private let readiness = Readiness()
    private let service: AtlasService

    init() throws {
        let database = try SampleDatabase.empty.get()
        service = AtlasService(
            catalog: CatalogHolder(try SampleCatalog.snapshot()),
            store: CatalogStore(database),
            evaluations: SampleDatabase.evaluations(in: database),
            files: StaticFiles(),
            log: MemorySink(),
            readiness: readiness,
            metrics: metrics
        ) { "2026-11-30" }
    }

    private func send(
        _ method: HTTPModel.Method,
        _ target: String,
        _ fields: [(String, String)] = [],
        _ body: String = ""
    ) -> Response {
        service.respond(to: Request(method, target, headers: Headers(fields), body: Array(body.utf8), id: "r"))
    }

    private func text() -> String { String(decoding: metrics.text(as: .prometheus), as: UTF8.self) }

    @Test(
        "Metrics come as Prometheus text, or as OpenMetrics where that is asked for",
        arguments: [
            (nil, "text/plain; version=0.0.4; charset=utf-8"),
            ("*/*", "text/plain; version=0.0.4; charset=utf-8"),
            ("text/plain;version=0.0.4;q=0.5,*/*;q=0.1", "text/plain; version=0.0.4; charset=utf-8"),
            (
                "application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5",
                "application/openmetrics-text; version=1.0.0; charset=utf-8"
            ),
        ]
    )
    func formats(accept: String?, type: String) {
        let response = send(.get, "/metrics", accept.map { [("Accept", $0)] } ?? [])
        #expect(response.status == .ok)
        #expect(response.headers["Content-Type"] == type)
        #expect(response.headers["Cache-Control"] == "no-store")
        #expect(response.headers["Access-Control-Allow-Origin"] == nil)
        #expect(response.text.contains("permission_atlas_dataset_info{id=\"2026.11.1\","))
        #expect(response.text.hasSuffix("# EOF\n") == type.hasPrefix("application"))
    }

    @Test("Judgements are counted by verdict and format, findings by rule")
    func evaluations() {
        let json = [("Content-Type", "application/json")]
        let bad =
            #"{"apis":[{"name":"PHPhotoLibrary.requestAuthorization(for:handler:)"}],"documents":[{"path":"Info.plist","text":"<plist><dict></dict></plist>"}]}"#
        let judged = send(.post, "/v1/evaluations?format=text", json, bad)
        let verdict = judged.headers["Evaluation-Verdict"] ?? ""
        #expect(judged.status == .ok && ["fail", "warn"].contains(verdict))
        #expect(send(.post, "/v1/evaluations:batch", json, "{\"items\":[\(bad),\(bad),{}]}").status == .ok)
        #expect(text().contains("permission_atlas_evaluations_total{verdict=\"\(verdict)\",format=\"text\"} 1\n"))
        #expect(text().contains("permission_atlas_evaluations_total{verdict=\"\(verdict)\",format=\"json\"} 2\n"))
        #expect(text().contains("permission_atlas_evaluations_total{verdict=\"pass\",format=\"json\"} 0\n"))
        #expect(text().contains(/permission_atlas_findings_total\{rule="[A-Z]+-[0-9]+"\} [1-9]/))
    }

    @Test("A lookup misses the cache of ready answers once, then hits it")
    func cache() {
        for _ in 0..<3 { #expect(send(.get, "/v1/keys/NSCameraUsageDescription").status == .ok) }
        #expect(text().contains("permission_atlas_answer_cache_hits_total 2\n"))
        #expect(text().contains("permission_atlas_answer_cache_misses_total 1\n"))
        // The server may give an answer again by itself.
        service.repeated(send(.get, "/v1/keys/NSCameraUsageDescription"))
        service.repeated(send(.get, "/healthz"))
        #expect(text().contains("permission_atlas_answer_cache_hits_total 4\n"))
    }

    @Test(
        "Answers and problems name their route by its template; what no route answers names none",
        arguments: [
            ("/v1/keys/NSCameraUsageDescription", "/v1/keys/{key}"), ("/v1/keys/unknown", "/v1/keys/{key}"),
            ("/v1/keys/NSCameraUsageDescription?colour=red", "/v1/keys/{key}"), ("/healthz", "/healthz"),
            ("/nowhere", nil), ("/v1/keys/%FF", nil),
        ]
    )
    func routes(target: String, name: String?) throws {
        for method in [HTTPModel.Method.get, .get, .options, .delete] {
            if target.contains("?"), method == .options { continue }
            let route = send(method, target).route
            #expect(route == 0 ? name == nil : service.routeNames[route - 1] == name, "\(method.rawValue)")
        }
        let stale = send(.get, "/v1/keys/NSCameraUsageDescription", [("If-Match", "\"other\"")])
        #expect(stale.status == .preconditionFailed && service.routeNames[stale.route - 1] == "/v1/keys/{key}")
        #expect(Set(service.routeNames).count == service.routeNames.count)
    }

    @Test("A service that is about to end is alive and not ready, and says so at once")
    func draining() throws {
        readiness.beginDrain()
        let response = send(.get, "/readyz")
        #expect(response.status == .serviceUnavailable)
        #expect(response.headers["Retry-After"] == "5")
        #expect(response.headers["Content-Type"] == "application/problem+json")
        #expect(try response.json["detail"] as? String == "The service is about to end; ask another instance.")
        guard case .inline = service.execution(of: Request(.get, "/readyz")) else {
            Issue.record("it waits for a worker")
            return
        }
        #expect(send(.get, "/healthz").status == .ok)
        #expect(send(.get, "/v1/keys/NSCameraUsageDescription").status == .ok)
    }
}
