/// The application behind a server, called from several loops and workers at once.
package protocol Service: Sendable {
    /// What the routes are called where they are counted: templates, never what a client sent.
    var routeNames: [String] { get }

    /// Decides, from the head alone (`body` is empty), how this request is to be answered.
    func execution(of head: Request) -> Execution

    /// Answers a complete request. For `HEAD` it answers as for `GET`; the server drops the body.
    func respond(to request: Request) -> Response

    /// Changes, before anything else does, when answers that were ``Response/isRepeatable`` cease to hold.
    ///
    /// Read for each request: must be as quick as one load from memory.
    var edition: Int { get }

    /// Learns that an answer that was ``Response/isRepeatable`` has been given again.
    ///
    /// Called for each such request: must be as quick as one addition.
    func repeated(_ response: borrowing Response)

    /// Words a refusal that the server itself decided on (RFC 9110 §15.5 and §15.6).
    ///
    /// `detail` says in one English sentence what is wrong; `id` is the request's.
    func refusal(_ status: Status, detail: String, id: String) -> Response
}

extension Service {
    package var routeNames: [String] { [] }
    /// Of a service whose answers depend on the request alone.
    package var edition: Int { 0 }
    package func repeated(_ response: borrowing Response) {}
}

/// Where and whether a request is answered.
package enum Execution: Sendable {
    /// On the event loop: must take microseconds and never block.
    case inline
    /// On the bounded work pool.
    case offloaded
    /// With this response, whatever the body holds: no such route, wrong method, wrong media type. The server then
    /// never sends `100 Continue`; it skips the body to keep the connection, or closes.
    case refused(Response)
}
