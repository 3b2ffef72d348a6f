internal import HTTPModel

/// Which pages of other origins may read the answers (WHATWG Fetch §3.3, the CORS protocol).
package enum CrossOrigin: Sendable, Equatable {
    /// Every page.
    case any
    /// The pages of one origin.
    case one(String)
    /// None.
    case none

    /// Reads `*`, `none` or an origin such as `https://atlas.example` (RFC 6454 §6.2); `nil` for anything else.
    package init?(_ text: String) {
        switch text {
        case "*": self = .any
        case "none": self = .none
        default:
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0] == "https:" || parts[0] == "http:", parts[1].isEmpty, !parts[2].isEmpty,
                parts[2].utf8.allSatisfy({ (0x21...0x7E).contains($0) && ![0x22, 0x2A, 0x2C, 0x40].contains($0) })
            else { return nil }
            self = .one(text)
        }
    }

    private var allowed: String? {
        switch self {
        case .any: "*"
        case .one(let origin): origin
        case .none: nil
        }
    }

    /// Adds what every answer tells the browser.
    func mark(_ headers: inout Headers) {
        guard let allowed else { return }
        headers.append("Access-Control-Allow-Origin", allowed)
        // All of them: no answer depends on credentials, with which the asterisk would not count.
        headers.append("Access-Control-Expose-Headers", "*")
    }

    /// Adds the answer to a preflight for a path that takes `methods`.
    func markPreflight(_ headers: inout Headers, methods: String) {
        guard allowed != nil else { return }
        headers.append("Access-Control-Allow-Methods", methods)
        headers.append(
            "Access-Control-Allow-Headers",
            "Accept, Accept-Language, Cache-Control, Content-Type, If-Match, If-Modified-Since, If-None-Match, "
                + "If-Range, If-Unmodified-Since, Range, X-Request-Id"
        )
        headers.append("Access-Control-Max-Age", "86400")
    }
}
