internal import Catalog
internal import HTTPModel
internal import Reports

/// Finds the route of a request and reads what its head says, before any handler runs.
struct Router: Sendable {
    /// A route and what the request's head says for it.
    struct Match: Sendable {
        let route: Route
        /// The ``Response/route`` of its answers.
        let number: Int
        let context: RequestContext
    }

    /// A route and what the request's target says for it.
    struct Target: Sendable {
        let route: Route
        let number: Int
        let names: [String]
        let query: RequestTarget.Query
        let language: Language
        /// The dataset that the request pins, as it is called there; `nil` = none.
        let pin: String?
    }

    private let routes: [Route]
    /// The places of the routes by how their paths begin; where a path begins with a parameter, under nothing.
    private let places: [PathTemplate.Beginning?: [Int]]
    /// The templates, each once; a route's number is the place of its template plus one.
    let names: [String]
    private let numbers: [PathTemplate: Int]
    /// By number, whether answers of the route are kept as long as the dataset.
    let keepsAnswers: [Bool]

    init(_ routes: [Route]) {
        self.routes = routes
        var names: [String] = []
        var numbers: [PathTemplate: Int] = [:]
        for route in routes where numbers[route.template] == nil {
            names.append(route.template.description)
            numbers[route.template] = names.count
        }
        places = Dictionary(grouping: routes.indices) { routes[$0].template.beginning }
        self.names = names
        self.numbers = numbers
        let kept = Set(routes.filter { $0.caching == .dataset }.map(\.template))
        keepsAnswers = [false] + names.indices.map { place in kept.contains { numbers[$0] == place + 1 } }
    }

    /// The route that answers `head`, and what its target says.
    ///
    /// - Throws: The problem that answers the request, whatever the dataset.
    func route(_ head: Request) throws(Problem) -> Target {
        let target = try target(of: head)
        let candidates = routes(at: target.segments)
        guard let number = candidates.first.flatMap({ numbers[$0.route.template] }) else {
            throw Problem(.noSuchRoute, "Nothing is served at this path; /openapi.json lists every path.")
        }
        do throws(Problem) { return try route(head, target, among: candidates, number) } catch {
            var problem = error
            problem.route = number
            throw problem
        }
    }

    private func route(
        _ head: Request,
        _ target: RequestTarget,
        among candidates: [(route: Route, names: [String])],
        _ number: Int
    ) throws(Problem) -> Target {
        let method = head.method == .head ? .get : head.method
        guard let (route, names) = candidates.first(where: { $0.route.method == method }) else {
            var problem = Problem(.methodNotAllowed, "This path takes \(Self.allow(candidates.map(\.route))).")
            problem.headers.append("Allow", Self.allow(candidates.map(\.route)))
            throw problem
        }
        try checkNames(in: target.query, of: route)
        var parameters = Parameters(target.query)
        let wished = parameters.choice("lang", of: Language.self)
        try parameters.check()
        return Target(
            route: route,
            number: number,
            names: names,
            query: target.query,
            language: wished ?? .accepted(by: head),
            pin: parameters.text("dataset")
        )
    }

    /// Reads the rest of what `head` says.
    ///
    /// - Parameters:
    ///   - target: What ``route(_:)`` gave for it.
    ///   - head: The request; its body is not looked at.
    ///   - catalog: The snapshot that the answer is drawn from.
    /// - Returns: The route with its context.
    /// - Throws: The problem that answers the request, whatever its body holds.
    func match(_ target: Target, _ head: Request, catalog: CatalogSnapshot) throws(Problem) -> Match {
        do throws(Problem) {
            let context = RequestContext(
                catalog: catalog,
                pin: target.pin,
                language: target.language,
                names: target.names,
                query: target.query,
                mediaType: try mediaType(for: head, of: target.route, target.query),
                coding: try coding(for: head)
            )
            try target.route.handler.checkBody(of: head, context: context)
            return Match(route: target.route, number: target.number, context: context)
        } catch {
            throw error.at(target.number, in: catalog.dataset)
        }
    }

    /// The methods at the path of `head`, as the value of `Allow`, and its number; `nil` where there is no such path.
    func allow(_ head: Request) throws(Problem) -> (methods: String, number: Int)? {
        if head.target == "*" { return (Self.allow(routes), 0) }
        let candidates = routes(at: try target(of: head).segments).map(\.route)
        return candidates.first.map { (Self.allow(candidates), numbers[$0.template] ?? 0) }
    }

    private func target(of head: Request) throws(Problem) -> RequestTarget {
        do { return try RequestTarget(head.target) } catch {
            switch error {
            case .notOriginForm: throw Problem(.malformedRequest, "The request target must start with a slash.")
            case .malformedPath:
                throw Problem(.malformedRequest, "The path holds a % escape that stands for no UTF-8 text.")
            case .malformedQuery(let item):
                let detail = "The query item \"\(item.clipped)\" holds a % escape that stands for no UTF-8 text."
                let name = String(item.prefix { $0 != "=" })
                throw Problem(.malformedRequest, detail, errors: [Problem.Fault(.parameter(name.clipped), detail)])
            }
        }
    }

    private func routes(at path: [String]) -> [(route: Route, names: [String])] {
        let near = [PathTemplate.Beginning(path), nil].flatMap { places[$0] ?? [] }
        let found = near.compactMap { place in
            routes[place].template.match(path).map { (route: routes[place], names: $0) }
        }
        // An action is not part of the name of what it is done to.
        let actions = found.filter(\.route.template.namesAction)
        return actions.isEmpty ? found : actions
    }

    /// Faults of a query's names that are told; more are counted, but no near names are looked for.
    private static let maximumFaults = 20

    /// Refuses parameters that are unknown or given twice: one that is passed over would mislead.
    private func checkNames(in query: RequestTarget.Query, of route: Route) throws(Problem) {
        guard let own = route.handler.parameters else { return }
        let known = own + ["lang", "dataset"]
        var seen: Set<String> = []
        var faults: [Problem.Fault] = []
        var omitted = 0
        for item in query.items {
            let isKnown = known.contains(item.name)
            if isKnown, seen.insert(item.name).inserted { continue }
            guard faults.count < Self.maximumFaults else {
                omitted += 1
                continue
            }
            let place = Problem.Fault.Place.parameter(item.name.clipped)
            if isKnown {
                faults.append(Problem.Fault(place, "\(item.name) is given twice."))
            } else {
                let near = NearNames.nearest(item.name, in: known, limit: 1).first
                let hint = near.map { "did you mean \($0)?" } ?? "known are \(known.joined(separator: ", "))."
                let detail = "The parameter \"\(item.name.clipped)\" is not known here; \(hint)"
                faults.append(Problem.Fault(place, detail))
            }
        }
        guard faults.isEmpty else { throw Problem(.badParameter, errors: faults, omitted: omitted) }
    }

    private func mediaType(
        for head: Request,
        of route: Route,
        _ query: RequestTarget.Query
    ) throws(Problem) -> MediaType {
        let offers = route.handler.produces
        let lines = head.headers.values("Accept")
        // A format that is named outright outranks the field, which clients send of their own accord.
        let isNamed = route.handler.parameters?.contains("format") == true && query["format"]?.isEmpty == false
        guard !lines.isEmpty, !isNamed else { return offers[0] }
        if let best = AcceptField(lines).best(among: offers) { return best }
        let list = offers.map(\.essence).joined(separator: ", ")
        throw Problem(.notAcceptable, "This path answers with \(list); Accept refuses it.")
    }

    private func coding(for head: Request) throws(Problem) -> ContentCoding {
        if let coding = ContentCoding(acceptedBy: head.headers) { return coding }
        throw Problem(.notAcceptable, "Answers come in gzip or as they are; Accept-Encoding refuses both.")
    }

    private static func allow(_ routes: [Route]) -> String {
        let methods = Set(routes.map(\.method))
        let all: [(Method, String)] = [(.get, "GET, HEAD"), (.post, "POST"), (.delete, "DELETE")]
        return (all.filter { methods.contains($0.0) }.map(\.1) + ["OPTIONS"]).joined(separator: ", ")
    }
}
