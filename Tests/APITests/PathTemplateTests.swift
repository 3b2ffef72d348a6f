import Testing

@testable import API

struct PathTemplateTests {
    @Test(
        "Parameters that take the rest share it, whatever slashes it has",
        arguments: [
            (["v1", "packages", "npm", "@scope", "name"], "npm/@scope/name"),
            (["v1", "packages", "npm", "@scope/name"], "npm/@scope/name"),
            (["v1", "packages", "npm/name"], "npm/name"), (["v1", "packages"], nil), (["v1", "packages", ""], nil),
            (["v1", "packages", "npm", "", "name"], nil), (["v1", "sdks", "npm", "name"], nil),
        ]
    )
    func rest(_ sample: (path: [String], value: String?)) {
        let template = PathTemplate("/v1/packages/{ecosystem}/{name}", takesRest: true)
        #expect(template.match(sample.path) == sample.value.map { [$0] })
        #expect(template.description == "/v1/packages/{ecosystem}/{name}")
    }

    @Test("A plain parameter is one segment, wherever it stands")
    func plain() {
        let template = PathTemplate("/v1/permissions/{id}/bridges")
        #expect(template.match(["v1", "permissions", "location", "bridges"]) == ["location"])
        #expect(template.match(["v1", "permissions", "location", "x", "bridges"]) == nil)
        #expect(template.match(["v1", "permissions", "location"]) == nil)
    }
}
