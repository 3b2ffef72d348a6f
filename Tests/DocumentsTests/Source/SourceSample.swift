import Documents
import Testing

/// A source written down in a test, and what is read in it.
struct SourceSample {
    let document: Document

    init(_ text: String, _ path: String) { document = DocumentReader.read(path: path, bytes: Array(text.utf8)) }

    /// Each reference as `kind receiver.name(labels)`, with its place.
    func references() throws -> [String] {
        try #require(document.source).references.map { reference in
            let place = "\(reference.position.line ?? 0):\(reference.position.column ?? 0)"
            return "\(place) \(Self.spelled(reference))"
        }
    }

    /// The names alone, those of functions left out that nothing is known of.
    func names() throws -> [String] { try #require(document.source).references.map(Self.spelled) }

    func reference(_ name: String) throws -> SourceReference {
        let source = try #require(document.source)
        return try #require(source.references.first { Self.spelled($0).hasSuffix(name) })
    }

    static func spelled(_ reference: SourceReference) -> String {
        let labels = reference.labels.map { "(\($0.map { "\($0):" }.joined()))" } ?? ""
        let closures = String(repeating: "{}", count: reference.trailingClosures)
        let name = "\(reference.name)\(labels)\(closures)"
        switch reference.kind {
        case .member(let type): return "\(type).\(name)"
        case .message(let type, let toClass): return "\(toClass ? "+" : "-")[\(type) \(reference.name)]"
        case .call: return "new \(name)"
        case .function: return "call \(name)"
        case .selector: return "selector \(name)"
        case .implementation(let protocols): return "\(protocols.joined(separator: "&")):\(name)"
        case .mention: return name
        }
    }
}
