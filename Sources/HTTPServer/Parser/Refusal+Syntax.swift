internal import HTTPModel

extension Refusal {
    /// Refuses a CR that no LF follows (RFC 9112 §2.2).
    static var bareCarriageReturn: Refusal {
        Refusal(.badRequest, "A CR is not followed by LF (RFC 9112 §2.2).")
    }

    /// Refuses an LF that no CR precedes.
    ///
    /// RFC 9112 §2.2 lets a server take it for a line end; not all do, so that a message could be read in two ways.
    static var bareLineFeed: Refusal {
        Refusal(.badRequest, "A line ends with LF alone; lines end with CR LF (RFC 9112 §2.2).")
    }

    static var malformedTarget: Refusal {
        Refusal(
            .badRequest,
            "The request target is missing or holds an octet that must be percent-encoded (RFC 9112 §3.2, RFC 3986 §2)."
        )
    }

    static var malformedVersion: Refusal {
        Refusal(.badRequest, "The request line does not end with SP and HTTP/1.1 (RFC 9112 §2.3).")
    }
}
