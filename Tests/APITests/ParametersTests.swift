import Catalog
import HTTPModel
import Testing

@testable import API

@Suite("Query parameters")
struct ParametersTests {
    private func parameters(_ name: String, _ value: String) throws -> Parameters {
        Parameters(try RequestTarget("/?\(name)=\(value)").query)
    }

    private func problem(_ parameters: Parameters) -> Problem? {
        do { try parameters.check() } catch { return error }
        return nil
    }

    @Test(
        "A range of versions has two ends or one",
        arguments: [("14..18", 14, 18), ("16", 16, 16), ("17..26", 17, 26)]
    )
    func range(text: String, lower: Int, upper: Int) throws {
        var parameters = try parameters("ios", text)
        #expect(parameters.versionRange("ios") == OSVersionRange(OSVersion(lower), OSVersion(upper)))
        #expect(problem(parameters) == nil)
    }

    @Test(
        "An end that was never released is unusable, other bad ranges are malformed",
        arguments: [
            ("14..20", 422), ("19..26", 422), ("19..25", 422), ("18..14", 400), ("14..x", 400), ("..18", 400),
            ("14..", 400), ("14..16..18", 400), ("20..x", 400),
        ]
    )
    func badRange(text: String, status: Int) throws {
        var parameters = try parameters("ios", text)
        #expect(parameters.versionRange("ios") == nil)
        #expect(problem(parameters)?.status.code == status)
    }

    @Test("A day is one of the calendar", arguments: ["2026-02-30", "2026-2-3", "today", "2026-11-30T00:00:00Z"])
    func days(text: String) throws {
        var wrong = try parameters("as_of", text)
        #expect(wrong.day("as_of") == nil)
        #expect(problem(wrong)?.status == .badRequest)
        var right = try parameters("as_of", "2024-02-29")
        #expect(right.day("as_of") == "2024-02-29")
        #expect(problem(right) == nil)
    }
}
