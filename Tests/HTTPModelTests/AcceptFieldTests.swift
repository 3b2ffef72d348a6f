import HTTPModel
import Testing

struct AcceptFieldTests {
    private static let markdown = MediaType("text", "markdown")
    private static let offers = [MediaType.json, .plainText, markdown]

    @Test(
        "The best offer is picked by weight, then by the closest range, then by the order of offers",
        arguments: [
            (["*/*"], "application/json"),
            (["text/*"], "text/plain"),
            (["text/markdown"], "text/markdown"),
            (["text/plain;q=0.5, application/json;q=0.4"], "text/plain"),
            (["text/*;q=0.9, text/plain;q=0.1, */*;q=0.5"], "text/markdown"),
            (["application/json;q=0, */*"], "text/plain"),
            (["text/plain", "application/json"], "application/json"),
            (["text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8"], "application/json"),
            (["APPLICATION/JSON"], "application/json"),
            (["image/png"], nil),
            (["application/json;q=0"], nil),
            (["application/json;charset=x"], nil),
            // Nothing readable is no wish.
            ([";;;/,,q=x"], "application/json"),
            ([""], "application/json"),
            (["application/json;q=2, text/plain;q=0.1"], "text/plain"),
        ] as [([String], String?)]
    )
    func best(_ sample: (lines: [String], essence: String?)) {
        #expect(AcceptField(sample.lines).best(among: Self.offers)?.essence == sample.essence)
    }
}
