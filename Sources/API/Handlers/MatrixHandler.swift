internal import Catalog
internal import HTTPModel
internal import JSON
internal import Reports

/// `GET /v1/matrix?ios=14..18&area=photos,location&kind=`: what changed, by version and area, as JSON or as a table.
struct MatrixHandler: Handler {
    enum Format: String, CaseIterable { case json, markdown }

    var parameters: [String]? { ["ios", "area", "kind", "format"] }
    var produces: [MediaType] { [.json, .markdown] }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let range = parameters.versionRange("ios")
        let areas = Self.areas(&parameters, in: context.catalog)
        let kind = parameters.choice("kind", of: MatrixRecord.Change.self)
        let format = parameters.choice("format", of: Format.self)
        try parameters.check()
        let changes = context.catalog.matrix.rows.filter { row in
            (kind == nil || row.changeKind == kind) && (areas == nil || areas?.contains(row.area) == true)
                && row.ios.map { ios in range.map { $0.spans(ios) } ?? true } ?? true
        }
        let matrix = ChangeMatrix(changes, areas: areas)
        let wantsTable = format.map { $0 == .markdown } ?? (context.mediaType.essence == MediaType.markdown.essence)
        if wantsTable {
            let table = MatrixTable(matrix, in: context.catalog, language: context.language)
            let type = MediaType.markdown.essence + "; charset=utf-8"
            return Response(.ok, headers: Headers([("Content-Type", type)]), body: Array(table.text.utf8))
        }
        return .json(capacity: 256 + changes.count * 1024) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.member("ios", range?.description)
            writer.member("areas", matrix.areas)
            writer.array("cells") { writer in
                for cell in matrix.cells {
                    writer.object { writer in
                        writer.member("ios", cell.ios)
                        writer.member("area", cell.area)
                        writer.array("changes") { writer in
                            for change in cell.changes {
                                writer.object {
                                    change.write(to: &$0, language: context.language, in: context.catalog)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The areas that `area` lists, each by any name of its permission; `nil` where it is absent.
    private static func areas(_ parameters: inout Parameters, in catalog: CatalogSnapshot) -> [String]? {
        guard let text = parameters.text("area") else { return nil }
        var areas: [String] = []
        for name in text.split(separator: ",").map({ $0.trimmingPrefix(while: \.isWhitespace) }).map(String.init) {
            let known = MatrixRecord.otherAreas.contains(name) ? name : catalog.permissions.matching(name)?.id
            guard let known else {
                let names = catalog.permissions.rows.map(\.id) + MatrixRecord.otherAreas
                parameters.unknown("area", name, among: Set(names))
                continue
            }
            if !areas.contains(known) { areas.append(known) }
        }
        return areas
    }
}

extension OSVersionRange {
    /// Whether a change of `version` belongs to the range; an upper end such as 18.0 stands for all of 18.
    fileprivate func spans(_ version: OSVersion) -> Bool {
        contains(version) || (upper == OSVersion(upper.major) && version > lower && version.major == upper.major)
    }
}
