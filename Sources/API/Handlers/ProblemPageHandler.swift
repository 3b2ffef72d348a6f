internal import Catalog
internal import HTTPModel
internal import Reports

/// `GET /problems/{slug}`: what a kind of problem means and what to do, for people.
struct ProblemPageHandler: Handler {
    var produces: [MediaType] { [.html] }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        guard let kind = ProblemKind(rawValue: context.name) else {
            let slugs = ProblemKind.allCases.map(\.rawValue)
            throw Problem(
                .unknownName,
                "No kind of problem is called \"\(context.name.clipped)\".",
                nearest: NearNames.nearest(context.name, in: slugs)
            )
        }
        // Texts of this program only: nothing in them needs escaping but what stands here.
        let title = Self.escaped(kind.title[context.language])
        let page = """
            <!DOCTYPE html>
            <html lang="\(context.language.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(title)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>\(title)</h1>
            <p><code>\(kind.status.code) \(kind.status.reason)</code> <code>/problems/\(kind.rawValue)</code></p>
            <p>\(Self.escaped(kind.remedy[context.language]))</p>
            </body>
            </html>

            """
        var headers = Headers([
            ("Content-Type", "text/html; charset=utf-8"), ("Content-Language", context.language.rawValue),
            ("Cache-Control", "no-cache"),
        ])
        PagePolicy.append(to: &headers, style: Self.style)
        return try CachedAnswer(
            uncoded: Response(.ok, headers: headers, body: Array(page.utf8)),
            coding: context.coding,
            varyingAlsoBy: ", Accept-Language"
        ).response(to: request)
    }

    private static let style =
        "body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }"

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
