internal import HTTPModel

/// A request target in the form the application sees (RFC 9112 §3.2).
struct RequestTarget {
    /// Origin form, or `*`.
    let text: String
    /// Host and port of an absolute form.
    let authority: String?

    /// - Parameters:
    ///   - octets: holds the target as sent, checked octet by octet already.
    ///   - range: where it stands; not empty.
    ///   - isOptions: whether the method is OPTIONS, which alone may ask for `*`.
    /// - Throws: 400 for the authority form, for `*` with another method, and for a malformed absolute form.
    init(_ octets: [UInt8], _ range: Range<Int>, isOptions: Bool) throws(Refusal) {
        switch octets[range.lowerBound] {
        case Octet.slash:
            text = String(decoding: octets[range], as: UTF8.self)
            authority = nil
        case 0x2A where isOptions && range.count == 1:
            text = "*"
            authority = nil
        default:
            (text, authority) = try Self.absolute(Array(octets[range]), isOptions: isOptions)
        }
    }

    /// Splits `http://authority/path?query` (RFC 9112 §3.2.2).
    ///
    /// The scheme may be https behind a proxy that ends TLS.
    private static func absolute(
        _ octets: [UInt8],
        isOptions: Bool
    ) throws(Refusal) -> (text: String, authority: String) {
        let scheme = octets.prefix { $0 != Octet.slash }.count
        guard octets.matches(0..<scheme, "http:") || octets.matches(0..<scheme, "https:"),
            octets.dropFirst(scheme).starts(with: "//".utf8)
        else {
            throw Refusal(.badRequest, "The request target is no path and no http URI (RFC 9112 §3.2).")
        }
        let rest = octets.dropFirst(scheme + 2)
        let authority = rest.prefix { $0 != Octet.slash && $0 != 0x3F }
        // RFC 9110 §4.2.1 and §4.2.4: no empty host, no user information.
        guard Authority.isValid(octets, authority.indices) else {
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
