/// The content codings in which an answer may be sent, as a request's `Accept-Encoding` allows (RFC 9110 §12.5.3).
package enum ContentCoding: Hashable, Sendable, CaseIterable {
    /// As it is.
    case identity
    /// In gzip where that makes it smaller, else as it is.
    case gzipOrIdentity
    /// In gzip, whatever its size.
    case gzip

    /// What `headers` allow; `nil` where they take neither gzip nor the body as it is.
    ///
    /// A request without the field takes anything (§12.5.3), but what sends none seldom knows gzip: it gets the body as
    /// it is.
    package init?(acceptedBy headers: Headers) {
        let lines = headers.values("Accept-Encoding")
        guard !lines.isEmpty else {
            self = .identity
            return
        }
        var weights: [String: Quality] = [:]
        for line in lines {
            var scanner = FieldScanner(line)
            repeat {
                scanner.skipWhitespace()
                guard let coding = scanner.token()?.lowercased(), let weight = scanner.weight() else { continue }
                // x-gzip is another name for it (§8.4.1.3). Of a coding that is named twice the first counts.
                let name = coding == "x-gzip" ? "gzip" : coding
                if weights[name] == nil { weights[name] = weight }
            } while scanner.skipElement()
        }
        let gzip: Quality = weights["gzip"] ?? weights["*"] ?? Quality.none
        let identity = weights["identity"] ?? weights["*"]
        switch (gzip > Quality.none, identity != Quality.none) {
        case (false, false): return nil
        case (false, true): self = .identity
        case (true, false): self = .gzip
        case (true, true): self = gzip < (identity ?? Quality.none) ? .identity : .gzipOrIdentity
        }
    }
}
