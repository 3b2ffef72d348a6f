import HTTPModel
import Testing

struct PreconditionsTests {
    private static let before = "Sun, 29 Nov 2026 00:00:00 GMT"
    private static let same = "Mon, 30 Nov 2026 00:00:00 GMT"
    private static let after = "Tue, 01 Dec 2026 00:00:00 GMT"

    @Test(
        "Conditions are weighed in the order of RFC 9110 section 13.2.2",
        arguments: [
            ([], .proceed),
            ([("If-None-Match", #""t""#)], .notModified(EntityTag("t"))),
            ([("If-None-Match", #"W/"t""#)], .notModified(EntityTag("t"))),
            ([("If-None-Match", #""a", "b,c", "t" , "d""#)], .notModified(EntityTag("t"))),
            ([("If-None-Match", #""a""#), ("If-None-Match", #""t""#)], .notModified(EntityTag("t"))),
            ([("If-None-Match", "*")], .notModified(EntityTag("t"))),
            ([("If-None-Match", #""x""#)], .proceed),
            ([("If-None-Match", "t")], .proceed),
            ([("If-None-Match", "")], .proceed),
            ([("If-None-Match", #""x""#), ("If-Modified-Since", after)], .proceed),
            ([("If-Modified-Since", same)], .notModified(EntityTag("t"))),
            ([("If-Modified-Since", after)], .notModified(EntityTag("t"))),
            ([("If-Modified-Since", before)], .proceed),
            ([("If-Modified-Since", "yesterday")], .proceed),
            ([("If-Match", #""t""#)], .proceed),
            ([("If-Match", "*")], .proceed),
            ([("If-Match", #""x""#)], .failed),
            ([("If-Match", #"W/"t""#)], .failed),
            ([("If-Match", #""x""#), ("If-None-Match", #""t""#)], .failed),
            ([("If-Match", #""t""#), ("If-None-Match", #""t""#)], .notModified(EntityTag("t"))),
            ([("If-Unmodified-Since", before)], .failed),
            ([("If-Unmodified-Since", same)], .proceed),
            ([("If-Match", #""t""#), ("If-Unmodified-Since", before)], .proceed),
        ] as [([(String, String)], Preconditions.Outcome)]
    )
    func outcome(_ sample: (fields: [(String, String)], outcome: Preconditions.Outcome)) {
        let outcome = Preconditions.evaluate(
            Headers(sample.fields),
            tag: EntityTag("t"),
            lastModified: HTTPDate(Self.same)
        )
        #expect(outcome == sample.outcome)
    }

    @Test("Without a date of change the date conditions say nothing")
    func undated() {
        let headers = Headers([("If-Modified-Since", Self.after), ("If-Unmodified-Since", Self.before)])
        #expect(Preconditions.evaluate(headers, tag: EntityTag("t"), lastModified: nil) == .proceed)
    }
}
