/// The dialect in which an evaluation is told.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// The shape of the HTTP contract.
    case json
    /// For people at a shell, with the marked place.
    case text
    /// Lines that Xcode's build system turns into issues.
    case xcode
    /// GitHub workflow commands, which become annotations.
    case github
    case markdown
    /// SARIF 2.1.0, which code scanning takes.
    case sarif
    /// JUnit XML, which test reports take.
    case junit

    /// The value of `Content-Type`.
    package var mediaType: String {
        switch self {
        case .json: "application/json"
        case .text, .xcode, .github: "text/plain; charset=utf-8"
        case .markdown: "text/markdown; charset=utf-8"
        case .sarif: "application/sarif+json"
        case .junit: "application/xml"
        }
    }
}
