import Catalog
import HTTPModel
import Testing

@testable import API

struct AnswerCacheTests {
    private let snapshot: CatalogSnapshot

    init() throws { snapshot = try SampleCatalog.snapshot() }

    private func answer(_ size: Int) -> CachedAnswer {
        let body = [UInt8](repeating: 0x20, count: size)
        return CachedAnswer(Response(.ok, body: body), digest: "t", coding: .identity)
    }

    private func key(
        _ target: String,
        _ language: Language = .english,
        _ coding: ContentCoding = .identity
    ) -> AnswerCache.Key {
        AnswerCache.Key(target: target, language: language, coding: coding)
    }

    @Test("An answer that is asked for again outlives those that are not, and what is kept stays bounded")
    func generations() {
        let cache = AnswerCache(snapshot, capacity: 1 << 20)
        cache.keep(answer(10), for: key("/hot"), from: snapshot)
        for number in 0..<10_000 {
            cache.keep(answer(1_000), for: key("/\(number)"), from: snapshot)
            _ = cache.answer(key("/hot"), from: snapshot)
        }
        #expect(cache.answer(key("/hot"), from: snapshot) != nil)
        let kept = (0..<10_000).count { cache.answer(key("/\($0)"), from: snapshot) != nil }
        #expect((1...1_100).contains(kept))
    }

    @Test("Languages and codings are apart, large answers are not kept, and another snapshot finds nothing")
    func keys() throws {
        let cache = AnswerCache(snapshot, capacity: 1 << 20)
        cache.keep(answer(10), for: key("/a"), from: snapshot)
        cache.keep(answer(1 << 17), for: key("/large"), from: snapshot)
        #expect(cache.answer(key("/a"), from: snapshot) != nil)
        #expect(cache.answer(key("/a", .simplifiedChinese), from: snapshot) == nil)
        #expect(cache.answer(key("/large"), from: snapshot) == nil)
        #expect(cache.answer(key("/a", .english, .gzip), from: snapshot) == nil)
        let next = try SampleCatalog.snapshot("2026.12.1")
        #expect(cache.answer(key("/a"), from: next) == nil)
        cache.keep(answer(10), for: key("/b"), from: next)
        #expect(cache.answer(key("/a"), from: next) == nil)
        #expect(cache.answer(key("/b"), from: next) != nil)
    }
}
