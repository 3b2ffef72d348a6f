internal import HTTPModel

/// One line of the route table.
struct Route: Sendable {
    enum Place: Sendable {
        /// On the event loop.
        case inline
        /// On the work pool.
        case offloaded
    }

    /// What a client may keep of an answer.
    enum Caching: Sendable {
        /// A lookup: it changes with the dataset only, is kept ready, and has validators.
        case dataset
        /// The handler says itself.
        case own
        /// Nothing.
        case none
    }

    let method: Method
    let template: PathTemplate
    let handler: any Handler
    let place: Place
    let caching: Caching

    static func get(_ path: String, _ handler: any Handler, _ place: Place, _ caching: Caching = .dataset) -> Route {
        Route(method: .get, template: PathTemplate(path), handler: handler, place: place, caching: caching)
    }

    /// A lookup whose name may hold slashes, plain or escaped.
    static func getRest(_ path: String, _ handler: any Handler, _ place: Place) -> Route {
        let template = PathTemplate(path, takesRest: true)
        return Route(method: .get, template: template, handler: handler, place: place, caching: .dataset)
    }

    static func delete(_ path: String, _ handler: any Handler) -> Route {
        Route(method: .delete, template: PathTemplate(path), handler: handler, place: .offloaded, caching: .none)
    }

    static func post(_ path: String, _ handler: any Handler) -> Route {
        Route(method: .post, template: PathTemplate(path), handler: handler, place: .offloaded, caching: .none)
    }
}
