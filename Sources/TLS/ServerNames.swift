/// Which of several certificates a server name asks for (RFC 6066 §3).
struct ServerNames: Sendable {
    private var exact: [String: Int] = [:]
    /// By what follows `*`: `.example.com`.
    private var wildcards: [String: Int] = [:]

    /// - Parameter names: the names of each certificate; of two certificates with one name the first counts.
    init(_ names: [[String]]) {
        for (index, names) in names.enumerated() {
            for name in names {
                if name.hasPrefix("*.") {
                    let suffix = String(name.dropFirst())
                    if wildcards[suffix] == nil { wildcards[suffix] = index }
                } else if exact[name] == nil {
                    exact[name] = index
                }
            }
        }
    }

    /// The place of the certificate for `name`; a wildcard stands for one label (RFC 9525 §6.3).
    ///
    /// - Parameter name: as the client sent it, in any case.
    /// - Returns: `nil` when no certificate has the name.
    func index(of name: String) -> Int? {
        let name = name.lowercased()
        if let index = exact[name] { return index }
        guard let dot = name.firstIndex(of: "."), dot != name.startIndex else { return nil }
        return wildcards[String(name[dot...])]
    }
}
