/// An entry of `com.apple.developer.associated-domains`: `applinks:www.example.com`.
///
/// `*.` may stand before the domain and `?mode=developer` behind it. Sources: Apple, Associated Domains Entitlement; on
/// ports Apple Developer Forums, thread 707901.
struct AssociatedDomain {
    private static let services = ["activitycontinuation", "appclips", "applinks", "webcredentials"]

    /// Bytes of the longest domain with its service and mode, and of slips like it.
    private static let longest = 1_000

    /// Whether the entry has the form; a service that is not near one of Apple's four may be another platform's.
    let isValid: Bool
    /// What a malformed entry can only mean; `nil` where nobody can tell.
    let meant: String?

    init(_ text: String) {
        guard text.utf8.count <= Self.longest, let colon = text.firstIndex(of: ":") else {
            isValid = false
            meant = nil
            return
        }
        let service = String(text[..<colon])
        let rest = text[text.index(after: colon)...]
        let mode = String(rest).place(of: "?mode=").map { String(rest.utf8.dropFirst($0)) ?? "" } ?? ""
        let domain = String(rest.dropLast(mode.count))
        let host = domain.hasPrefix("*.") ? String(domain.dropFirst(2)) : domain
        let isURL = ["http", "https"].contains(service.lowercased())
        let near = Spelling.nearest(service.trimmed, in: Self.services, within: 2)
        let hasService = !service.isEmpty && !isURL && (near == nil || near == service)
        isValid = hasService && HostName.isValid(host)
        let wildcard = domain.hasPrefix("*.") ? "*." : ""
        let known = hasService ? service : near
        if !isValid, let known, let found = HostName.found(in: host) {
            meant = "\(known):\(wildcard)\(found)\(mode)"
        } else {
            meant = nil
        }
    }
}
