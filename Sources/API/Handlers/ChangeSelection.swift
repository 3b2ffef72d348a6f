internal import HTTPModel
internal import JSON
internal import Reports
internal import Store

/// Which changes are asked for, and which page of them.
struct ChangeSelection {
    /// `apis`, `texts/en`; `nil` = all.
    let kind: String?
    let limit: Int
    /// The end of the page before.
    let position: ChangePage.Position?

    init(_ parameters: inout Parameters) {
        limit = parameters.integer("limit", in: 1...500, standard: 100)
        kind = parameters.text("kind")
        if let kind, !StoredKind.all.contains(kind) {
            parameters.fault("kind", "\"\(kind.clipped)\" is none of: \(StoredKind.all.joined(separator: ", ")).")
        }
        let token = parameters.text("page_token")
        position = token.flatMap(ChangePage.Position.init(token:))
        if token != nil, position == nil {
            parameters.fault("page_token", "page_token is none that was given: take it from next.")
        }
    }

    /// The link to the page behind `page`.
    func next(_ page: ChangePage, _ request: Request, _ context: RequestContext) -> String? {
        page.end.map { Page.link(request, token: $0.token, query: context.query) }
    }
}

extension ChangePage.Position {
    /// The place of the dataset, the kind and the id, set apart by spaces, of which only the id may have some itself.
    fileprivate init?(token: String) {
        let parts = token.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let sequence = Int64(parts[0]) else { return nil }
        self.init(sequence: sequence, kind: String(parts[1]), id: String(parts[2]))
    }

    fileprivate var token: String { "\(sequence) \(kind) \(id)" }
}

extension ChangePage {
    /// Writes how many changes there are on all pages.
    func writeTotals(to writer: inout JSONWriter) {
        writer.member("total", total)
        writer.object("totals") { writer in
            for nature in RecordChange.Nature.allCases { writer.member(nature.rawValue, totals[nature] ?? 0) }
        }
    }
}

extension RecordChange {
    func writeName(to writer: inout JSONWriter) {
        writer.member("kind", kind)
        writer.member("id", id)
    }

    func writeSources(to writer: inout JSONWriter) {
        writer.key("sources")
        if let sources { writer.raw(sources) } else { writer.array([]) }
    }

    /// Writes the record whole, as an export has it but for the id of a text.
    func writeRecord(to writer: inout JSONWriter) {
        writeName(to: &writer)
        writer.key("record")
        writer.raw(record)
    }
}

extension RecordChange.Field {
    func write(to writer: inout JSONWriter) {
        writer.member("field", name)
        for (name, value) in [("old", old), ("new", new)] {
            writer.key(name)
            if let value { writer.raw(value) } else { writer.null() }
        }
    }
}
