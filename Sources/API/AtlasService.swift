package import Catalog
package import HTTPModel
package import Logging
package import Metrics
package import Store

/// The application: answers lookups and evaluations from the present snapshot.
package final class AtlasService: Service {
    private let catalog: CatalogHolder
    private let router: Router
    private let pinned: PinnedCatalogs
    private let cache: AnswerCache
    private let metrics: ServiceMetrics
    private let crossOrigin: CrossOrigin

    /// Takes what the answers are made from.
    ///
    /// - Parameters:
    ///   - catalog: Holds the snapshot; a newer one is used from the next request on.
    ///   - store: Searches its dataset, and has the others.
    ///   - evaluations: Keeps what was judged.
    ///   - files: Served as they are.
    ///   - crossOrigin: Which pages of other origins may read the answers.
    ///   - log: Learns what clients are not told.
    ///   - readiness: Whether new clients are wanted.
    ///   - metrics: Shown at `/metrics`, what the application counts among them.
    ///   - today: The present day in UTC, `2026-11-30`, for evaluations that name none.
    package init(
        catalog: CatalogHolder,
        store: CatalogStore,
        evaluations: EvaluationStore,
        files: StaticFiles,
        crossOrigin: CrossOrigin = .any,
        log: any LogSink,
        readiness: Readiness = Readiness(),
        metrics: Registry = Registry(),
        today: @escaping @Sendable () -> String
    ) {
        self.catalog = catalog
        self.crossOrigin = crossOrigin
        let counts = ServiceMetrics(in: metrics, catalog: catalog)
        self.metrics = counts
        pinned = PinnedCatalogs(store, log: log)
        let routes = RouteTable.routes(
            store: store,
            shelf: EvaluationShelf(store: evaluations, catalogs: pinned, log: log),
            log: log,
            readiness: readiness,
            metrics: metrics,
            counts: counts,
            today: today
        )
        router = Router(routes + files.routes)
        cache = AnswerCache(catalog.current)
    }

    package var routeNames: [String] { router.names }
    package var edition: Int { catalog.edition }

    package func execution(of head: Request) -> Execution {
        let snapshot = catalog.current
        guard head.method != .options, cachedAnswer(Self.key(of: head), from: snapshot) == nil else { return .inline }
        do {
            let target = try router.route(head)
            // A dataset that is not in memory is read by a worker.
            guard let catalog = target.pin.map({ pinned.present($0, newest: snapshot) }) ?? snapshot else {
                return .offloaded
            }
            let match = try router.match(target, head, catalog: catalog)
            return match.route.place == .inline && match.route.handler.isQuick(match.context) ? .inline : .offloaded
        } catch {
            return .refused(answer(to: error, from: snapshot, id: head.id))
        }
    }

    package func respond(to request: Request) -> Response {
        let snapshot = catalog.current
        do {
            let key = Self.key(of: request)
            if let answer = cachedAnswer(key, from: snapshot) {
                metrics.cacheHits.add()
                return try answer.response(to: request)
            }
            return try answer(to: request, keptFor: key, from: snapshot)
        } catch {
            return answer(to: error, from: snapshot, id: request.id)
        }
    }

    package func repeated(_ response: borrowing Response) {
        if router.keepsAnswers[response.route] { metrics.cacheHits.add() }
    }

    package func refusal(_ status: Status, detail: String, id: String) -> Response {
        var problem = Problem(ProblemKind(refusedWith: status), detail)
        problem.status = status
        return answer(to: problem, from: catalog.current, id: id)
    }

    private func answer(
        to request: Request,
        keptFor key: AnswerCache.Key?,
        from snapshot: CatalogSnapshot
    ) throws(Problem) -> Response {
        if request.method == .options { return marked(try preflight(request), from: snapshot.dataset.id) }
        let target = try router.route(request)
        let match = try router.match(target, request, catalog: try pinnedCatalog(for: target, newest: snapshot))
        let dataset = match.context.catalog.dataset
        var response: Response
        do throws(Problem) { response = try match.route.handler.respond(to: request, context: match.context) } catch {
            throw error.at(match.number, in: dataset)
        }
        response = marked(response, from: dataset.id, isForPages: match.route.handler.isForPages)
        response.route = match.number
        switch match.route.caching {
        case .own: return response
        case .none:
            response.headers.append("Cache-Control", "no-store")
            return response.coded(match.context.coding)
        case .dataset:
            let answer = CachedAnswer(lookup: response, match)
            metrics.cacheMisses.add()
            if let key { cache.keep(answer, for: key, from: snapshot) }
            return try answer.response(to: request)
        }
    }

    /// The snapshot that `target` asks for.
    private func pinnedCatalog(for target: Router.Target, newest: CatalogSnapshot) throws(Problem) -> CatalogSnapshot {
        guard let pin = target.pin else { return newest }
        do throws(Problem) { return try pinned.snapshot(pin, newest: newest) } catch {
            throw error.at(target.number, in: newest.dataset)
        }
    }

    /// What picks the answer that may be kept ready.
    private static func key(of request: Request) -> AnswerCache.Key? {
        request.method == .get || request.method == .head ? AnswerCache.Key(request) : nil
    }

    private func cachedAnswer(_ key: AnswerCache.Key?, from snapshot: CatalogSnapshot) -> CachedAnswer? {
        key.flatMap { cache.answer($0, from: snapshot) }
    }

    /// Answers `OPTIONS`, a CORS preflight among others (WHATWG Fetch §3.2.2): every route is open to the same pages.
    private func preflight(_ request: Request) throws(Problem) -> Response {
        guard let (allow, number) = try router.allow(request) else {
            throw Problem(.noSuchRoute, "Nothing is served at this path; /openapi.json lists every path.")
        }
        var response = Response(.noContent, headers: Headers([("Allow", allow)]))
        response.route = number
        guard request.headers["Origin"] != nil else { return response }
        crossOrigin.markPreflight(&response.headers, methods: allow)
        return response
    }

    /// Adds what every answer from `dataset` says.
    private func marked(_ response: Response, from dataset: String, isForPages: Bool = true) -> Response {
        var response = response
        // A stored evaluation says itself which one it rests on.
        if response.headers["Dataset-Version"] == nil { response.headers.append("Dataset-Version", dataset) }
        response.headers.append("X-Content-Type-Options", "nosniff")
        if isForPages { crossOrigin.mark(&response.headers) }
        return response
    }

    private func answer(to problem: Problem, from snapshot: CatalogSnapshot, id: String) -> Response {
        let dataset = problem.dataset ?? snapshot.dataset.id
        return marked(problem.response(to: id, dataset: dataset), from: dataset)
    }
}
