import API
import Catalog
import Foundation
import HTTPModel
import Logging
import Store
import Testing

/// Sends requests to the service as the server would, without a socket.
struct InProcessClient {
    let service: AtlasService
    let holder: CatalogHolder
    private var isOpen = true

    init(files: StaticFiles = StaticFiles(), crossOrigin: CrossOrigin = .any) throws {
        isOpen = crossOrigin == .any
        holder = CatalogHolder(try SampleCatalog.snapshot())
        let database = try SampleDatabase.empty.get()
        service = AtlasService(
            catalog: holder,
            store: CatalogStore(database),
            evaluations: SampleDatabase.evaluations(in: database),
            files: files,
            crossOrigin: crossOrigin,
            log: MemorySink()
        ) { "2026-11-30" }
    }

    /// The service over a database of a test, from the newest dataset in it.
    init(store: CatalogStore, evaluations: EvaluationStore? = nil) throws {
        holder = CatalogHolder(try store.snapshot())
        service = AtlasService(
            catalog: holder,
            store: store,
            evaluations: try evaluations ?? SampleDatabase.evaluations(in: SampleDatabase.empty.get()),
            files: StaticFiles(),
            log: MemorySink()
        ) { "2026-11-30" }
    }

    /// The service over the table in `data/`, which is loaded once for all tests.
    init(real table: RealTable) {
        holder = CatalogHolder(table.snapshot)
        service = AtlasService(
            catalog: holder,
            store: table.store,
            evaluations: table.evaluations,
            files: StaticFiles(),
            log: MemorySink()
        ) { "2026-11-30" }
    }

    /// The answer, which is the same whether it is asked for by head or in full.
    func send(
        _ method: HTTPModel.Method = .get,
        _ target: String,
        _ fields: [(String, String)] = [],
        body: [UInt8] = []
    ) -> Response {
        let head = Request(method, target, headers: Headers(fields), id: "r1")
        var request = head
        request.body = body
        let response = service.respond(to: request)
        if case .refused(let refusal) = service.execution(of: head) { #expect(refusal == response) }
        let isPinned = target.contains("dataset=")
        #expect(isPinned || response.headers["Dataset-Version"] == holder.current.dataset.id)
        let isForPages = isOpen && target != "/metrics"
        #expect(!isForPages || response.headers["Access-Control-Allow-Origin"] == "*")
        #expect(response.status.code < 500)
        return response
    }

    func get(_ target: String, _ fields: [(String, String)] = []) -> Response { send(.get, target, fields) }

    func post(_ target: String, json: String) -> Response {
        send(.post, target, [("Content-Type", "application/json")], body: Array(json.utf8))
    }
}

extension Response {
    /// The body as a JSON object.
    var json: [String: Any] {
        get throws {
            try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any], "\(text)")
        }
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    /// The pointers and parameters of a problem's `errors`.
    var faultPlaces: [String] {
        get throws {
            (try json["errors"] as? [[String: String]] ?? []).compactMap { $0["pointer"] ?? $0["parameter"] }
        }
    }

    /// The details of a problem's `errors`, joined.
    var faultDetails: String {
        get throws {
            (try json["errors"] as? [[String: String]] ?? []).compactMap { $0["detail"] }.joined(separator: "\n")
        }
    }
}
