internal import HTTPModel

/// A request target in the form the application sees (RFC 9112 §3.2).
struct RequestTarget {
    /// Origin form, or `*`.
    let text: String
    /// Host and port of an absolute form.
    let authority: String?

    /// - Parameters:
    ///   - octets: the target as sent, checked octet by octet already, not empty.
    ///   - isOptions: whether the method is OPTIONS, which alone may ask for `*`.
    /// - Throws: 400 for the authority form, for `*` with another method, and for a malformed absolute form.
    init(_ octets: ArraySlice<UInt8>, isOptions: Bool) throws(Refusal) {
        switch octets.first {
        case Octet.slash:
            text = String(decoding: octets, as: UTF8.self)
            authority = nil
        case 0x2A where isOptions && octets.count == 1:
            text = "*"
            authority = nil
        default:
            (text, authority) = try Self.absolute(octets, isOptions: isOptions)
        }
    }

    /// Splits `http://authority/path?query` (RFC 9112 §3.2.2).
    ///
    /// The scheme may be https behind a proxy that ends TLS.
    private static func absolute(
        _ octets: ArraySlice<UInt8>,
        isOptions: Bool
    ) throws(Refusal) -> (text: String, authority: String) {
        let lowercased = octets.prefix(8).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        let schemeLength: Int
        if lowercased.starts(with: "http://".utf8) {
            schemeLength = 7
        } else if lowercased.elementsEqual("https://".utf8) {
            schemeLength = 8
        } else {
            throw Refusal(.badRequest, "The request target is no path and no http URI (RFC 9112 §3.2).")
        }
        let rest = octets.dropFirst(schemeLength)
        let authority = rest.prefix { $0 != Octet.slash && $0 != 0x3F }
        // RFC 9110 §4.2.1 and §4.2.4: no empty host, no user information.
        guard Authority.isValid(authority) else {
            throw Refusal(.badRequest, "The request target's authority is not a host with an optional port.")
        }
        let path = String(decoding: rest.dropFirst(authority.count), as: UTF8.self)
        let text =
            if path.isEmpty {
                isOptions ? "*" : "/"  // RFC 9112 §3.2.4
            } else {
                path.utf8.first == Octet.slash ? path : "/" + path
            }
        return (text, String(decoding: authority, as: UTF8.self))
    }
}
