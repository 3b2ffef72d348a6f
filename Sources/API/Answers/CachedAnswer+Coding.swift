internal import Catalog
internal import Digest
internal import HTTPModel

extension CachedAnswer {
    /// Brings `response` into the coding that the request allows, and keeps it.
    ///
    /// - Parameters:
    ///   - response: Bears every field but those of coding and validators.
    ///   - coding: What `Accept-Encoding` allows.
    ///   - others: Further fields by which the answer was picked, each behind a comma.
    ///   - lastModified: When the state last changed, if that is known.
    ///   - ranges: What of it may be asked for.
    init(
        uncoded response: Response,
        coding: ContentCoding,
        varyingAlsoBy others: String = "",
        lastModified: HTTPDate? = nil,
        ranges: Ranges = .none
    ) {
        self.init(
            response.coded(coding, varyingAlsoBy: others),
            digest: String(SHA256.hex(response.body).prefix(32)),
            coding: coding,
            lastModified: lastModified,
            ranges: ranges
        )
    }

    /// Keeps the answer to a lookup, which changes with the dataset only.
    init(lookup response: Response, _ match: Router.Match) {
        let context = match.context
        var response = response
        response.headers.append("Content-Language", context.language.rawValue)
        response.headers.append("Cache-Control", context.freshness)
        self.init(
            uncoded: response,
            coding: context.coding,
            varyingAlsoBy: match.route.handler.produces.count > 1 ? ", Accept-Language, Accept" : ", Accept-Language",
            lastModified: context.catalog.lastModified
        )
    }
}
