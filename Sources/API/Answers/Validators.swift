internal import Catalog
internal import Digest
internal import HTTPModel

/// Gives a lookup its validators and freshness (RFC 9110 §8.8, RFC 9111 §5.2.2).
enum Validators {
    /// The answer `response` to a lookup, with tag, date and what a cache may do with it.
    static func added(to response: Response, language: Language, catalog: CatalogSnapshot) -> CachedAnswer {
        let tag = EntityTag(String(SHA256.hex(response.body).prefix(32)))
        let published = HTTPDate(day: catalog.dataset.published)
        var response = response
        response.headers.append("Content-Language", language.rawValue)
        response.headers.append("ETag", tag.description)
        if let published { response.headers.append("Last-Modified", published.description) }
        response.headers.append("Cache-Control", "public, max-age=300")
        response.headers.append("Vary", "Accept-Language")
        return CachedAnswer(response: response, tag: tag, lastModified: published)
    }
}
