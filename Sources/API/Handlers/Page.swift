internal import Catalog
internal import HTTPModel
internal import JSON

/// Which part of a list is asked for.
struct Page {
    static let parameters = ["limit", "page_token"]

    private let limit: Int
    /// The id of the last row of the page before.
    private let after: String?

    init(_ parameters: inout Parameters) {
        limit = parameters.integer("limit", in: 1...500, standard: 100)
        after = parameters.text("page_token")
    }

    /// A list answer with the page of records, which are sorted by id.
    func answer<Row: Record>(
        _ rows: [Row],
        to request: Request,
        context: RequestContext,
        write: (Row, inout JSONWriter) -> Void,
        more: (inout JSONWriter) -> Void = { _ in }
    ) -> Response {
        answer(rows, id: \.id, to: request, context: context, write: write, more: more)
    }

    /// A list answer with the page of `rows`, which are sorted by `id`, or else each have one of their own.
    ///
    /// `more` writes what is told of all rows. The token is an id, so that a page stays in its place when rows come or go before it.
    func answer<Row>(
        _ rows: [Row],
        id: (Row) -> String,
        isSorted: Bool = true,
        to request: Request,
        context: RequestContext,
        write: (Row, inout JSONWriter) -> Void,
        more: (inout JSONWriter) -> Void = { _ in }
    ) -> Response {
        let rest =
            after.map { after in
                isSorted ? rows.drop { id($0) <= after } : rows.drop { id($0) != after }.dropFirst()
            } ?? rows[...]
        let items = rest.prefix(limit)
        return .json(capacity: 256 + items.count * 1024) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.member("total", rows.count)
            more(&writer)
            writer.array("items") { writer in
                for item in items { writer.object { write(item, &$0) } }
            }
            let last = items.count < rest.count ? items.last : nil
            writer.member("next", last.map { Self.link(request, token: id($0), query: context.query) })
        }
    }

    /// The target of the page that begins at `token`, with the same filters.
    static func link(_ request: Request, token: String, query: RequestTarget.Query) -> String {
        let kept = query.items.filter { $0.name != "page_token" && !$0.value.isEmpty }
        let items = kept.map { ($0.name, $0.value) } + [("page_token", token)]
        return request.target.prefix { $0 != "?" } + "?"
            + items.map { "\($0)=\(PercentEncoding.encode($1))" }.joined(separator: "&")
    }
}
