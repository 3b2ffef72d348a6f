import Catalog
import HTTPModel
import Testing

@testable import API

struct AnswerCacheTests {
    private let snapshot: CatalogSnapshot

    init() throws { snapshot = try SampleCatalog.snapshot() }

    private func answer(_ size: Int) -> CachedAnswer {
        let body = [UInt8](repeating: 0x20, count: size)
        return CachedAnswer(response: Response(.ok, body: body), tag: EntityTag("t"), lastModified: nil)
    }

    @Test("An answer that is asked for again outlives those that are not, and what is kept stays bounded")
    func generations() {
        let cache = AnswerCache(snapshot, capacity: 1 << 20)
        cache.keep(answer(10), for: "/hot", .english, from: snapshot)
        for number in 0..<10_000 {
            cache.keep(answer(1_000), for: "/\(number)", .english, from: snapshot)
            _ = cache.answer("/hot", .english, from: snapshot)
        }
        #expect(cache.answer("/hot", .english, from: snapshot) != nil)
        let kept = (0..<10_000).count { cache.answer("/\($0)", .english, from: snapshot) != nil }
        #expect((1...1_100).contains(kept))
    }

    @Test("Languages are apart, large answers are not kept, and another snapshot finds nothing")
    func keys() throws {
        let cache = AnswerCache(snapshot, capacity: 1 << 20)
        cache.keep(answer(10), for: "/a", .english, from: snapshot)
        cache.keep(answer(1 << 17), for: "/large", .english, from: snapshot)
        #expect(cache.answer("/a", .english, from: snapshot) != nil)
        #expect(cache.answer("/a", .simplifiedChinese, from: snapshot) == nil)
        #expect(cache.answer("/large", .english, from: snapshot) == nil)
        let next = try SampleCatalog.snapshot("2026.12.1")
        #expect(cache.answer("/a", .english, from: next) == nil)
        cache.keep(answer(10), for: "/b", .english, from: next)
        #expect(cache.answer("/a", .english, from: next) == nil)
        #expect(cache.answer("/b", .english, from: next) != nil)
    }
}
