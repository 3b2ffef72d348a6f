internal import HTTPModel

extension Refusal {
    /// Refuses a connection above ``ServerConfiguration/connections``.
    package static var oneTooMany: Refusal {
        Refusal(
            .serviceUnavailable,
            "The server has as many connections as it can serve. Try again soon.",
            as: .connectionLimit
        )
    }

    /// Refuses a request that a drain has left no time for.
    static var outOfTime: Refusal {
        Refusal(
            .serviceUnavailable,
            "The server ends, and has no time left for this request. Try again soon.",
            as: .draining
        )
    }

    /// Refuses plain HTTP where TLS is spoken.
    static var plainHTTP: Refusal {
        Refusal(
            .badRequest,
            "This port speaks TLS, but the request came as plain HTTP: ask again with https://.",
            as: .plainHTTP
        )
    }
}
