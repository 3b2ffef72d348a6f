import API
import Foundation
import HTTPModel
import Testing

struct MatrixTests {
    private let client: InProcessClient

    init() throws { client = try InProcessClient() }

    private func changes(_ target: String) throws -> [String] {
        let response = client.get(target)
        #expect(response.status == .ok, "\(response.text)")
        let cells = try #require(try response.json["cells"] as? [[String: Any]])
        return cells.flatMap { $0["changes"] as? [[String: Any]] ?? [] }.compactMap { $0["id"] as? String }
    }

    @Test(
        "A range takes in its ends, a bare major its minors, and days stand apart from versions",
        arguments: [
            (
                "",
                [
                    "14.0/location/accuracy", "14.2/photo-library/more", "18.2/location/late",
                    "2024-05-01/submission/reasons",
                ]
            ),
            ("?ios=14", ["14.0/location/accuracy", "14.2/photo-library/more", "2024-05-01/submission/reasons"]),
            ("?ios=14.1..18&area=location,photos", ["14.2/photo-library/more", "18.2/location/late"]),
            ("?ios=14..18.1&area=location", ["14.0/location/accuracy"]),
            ("?ios=26&area=location", []), ("?kind=prompt", ["14.2/photo-library/more"]),
            ("?ios=15&area=submission", ["2024-05-01/submission/reasons"]),
        ]
    )
    func ranges(_ sample: (query: String, ids: [String])) throws {
        #expect(try changes("/v1/matrix" + sample.query) == sample.ids)
    }

    @Test("A cell is a version and an area, and the areas asked for are told")
    func cells() throws {
        let json = try client.get("/v1/matrix?ios=14..18&area=photos,location").json
        #expect(json["areas"] as? [String] == ["location", "photo-library"])
        let cells = try #require(json["cells"] as? [[String: Any]])
        #expect(cells.map { $0["ios"] as? String } == ["14.0", "14.2", "18.2"])
        #expect(cells.map { $0["area"] as? String } == ["location", "photo-library", "location"])
    }

    private static let table = """
        | iOS | Location | Photos |
        | --- | --- | --- |
        | 14.0 | Precise \\| coarse | – |
        | 14.2 | – | More |

        """

    @Test(
        "The table comes where Accept or the format asks for it, and does not take the place of the JSON",
        arguments: [
            ("&format=markdown", nil, true), ("&format=markdown", "application/json", true),
            ("&format=json", "text/markdown", false), ("", "text/markdown", true),
            ("", "text/markdown, */*;q=0.1", true), ("", "*/*", false), ("", nil, false),
        ] as [(String, String?, Bool)]
    )
    func markdown(_ sample: (query: String, accept: String?, isTable: Bool)) throws {
        let fields = sample.accept.map { [("Accept", $0)] } ?? []
        let others: [(String, String)?] = [nil, ("Accept", "text/markdown"), ("Accept", "application/json")]
        // In turns with other wishes, so that a kept answer of the other form would show.
        for other in others {
            _ = client.get("/v1/matrix?ios=14&area=location,photos" + sample.query, other.map { [$0] } ?? [])
            let response = client.get("/v1/matrix?ios=14&area=location,photos" + sample.query, fields)
            #expect(response.status == .ok)
            #expect(response.headers["Vary"] == "Accept-Encoding, Accept-Language, Accept")
            let type = response.headers["Content-Type"]
            #expect(type == (sample.isTable ? "text/markdown; charset=utf-8" : "application/json"))
            #expect(!sample.isTable || response.text == Self.table)
        }
    }

    @Test("A lookup that has no table is refused where only a table will do, even when it is kept as JSON")
    func refused() {
        for _ in 1...2 {
            #expect(client.get("/v1/facts/MYTH-005").status == .ok)
            #expect(client.get("/v1/facts/MYTH-005", [("Accept", "text/markdown, */*")]).status == .ok)
            #expect(client.get("/v1/facts/MYTH-005", [("Accept", "text/markdown")]).status == .notAcceptable)
        }
    }

    @Test("Dates are told in the table, in the language asked for")
    func dates() {
        let text = client.get("/v1/matrix?area=submission&format=markdown&lang=zh-Hans").text
        #expect(text == "| iOS | 提交 |\n| --- | --- |\n| 按日期 | 2024-05-01: 原因 |\n")
    }

    @Test(
        "Bad parameters are told with their place",
        arguments: [
            ("ios=20", 422, "never-released-version"), ("ios=14..22", 422, "never-released-version"),
            ("ios=18..14", 400, "bad-parameter"), ("ios=a", 400, "bad-parameter"),
            ("area=fotos", 400, "bad-parameter"), ("kind=nothing", 400, "bad-parameter"),
            ("format=csv", 400, "bad-parameter"), ("areas=photos", 400, "bad-parameter"),
        ]
    )
    func faults(_ sample: (query: String, status: Int, slug: String)) throws {
        let response = client.get("/v1/matrix?" + sample.query)
        #expect(response.status.code == sample.status)
        #expect(try response.json["type"] as? String == "/problems/\(sample.slug)")
        let name = sample.query.prefix { $0 != "=" }
        let errors = try #require(try response.json["errors"] as? [[String: Any]])
        #expect(errors.first?["parameter"] as? String == String(name))
    }
}
