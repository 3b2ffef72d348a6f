/// The conditions of a request (RFC 9110 §13) on a representation that exists.
package enum Preconditions {
    package enum Outcome: Equatable, Sendable {
        case proceed
        /// 304, with the tag of the state that the client knows.
        case notModified(EntityTag)
        /// 412
        case failed
    }

    /// Weighs the conditional fields of a GET or HEAD request in the order of RFC 9110 §13.2.2.
    ///
    /// - Parameters:
    ///   - headers: The request's fields.
    ///   - tag: The strong tag of the selected representation.
    ///   - others: Those of the same state in the other codings that the client takes.
    ///   - lastModified: When the representation last changed, if that is known.
    /// - Returns: What the answer has to be.
    package static func evaluate(
        _ headers: Headers,
        tag: EntityTag,
        others: [EntityTag] = [],
        lastModified: HTTPDate?
    ) -> Outcome {
        let ifMatch = headers.values("If-Match")
        if !ifMatch.isEmpty {
            switch EntityTag.Condition(ifMatch) {
            case .any: break
            case .tags(let tags): if !tags.contains(where: tag.matchesStrongly) { return .failed }
            }
        } else if let since = headers["If-Unmodified-Since"].flatMap({ HTTPDate($0) }), let lastModified,
            lastModified > since
        {
            return .failed
        }
        let ifNoneMatch = headers.values("If-None-Match")
        if !ifNoneMatch.isEmpty {
            switch EntityTag.Condition(ifNoneMatch) {
            case .any: return .notModified(tag)
            case .tags(let tags):
                let known = ([tag] + others).first { own in tags.contains(where: own.matchesWeakly) }
                return known.map { .notModified($0) } ?? .proceed
            }
        }
        if let since = headers["If-Modified-Since"].flatMap({ HTTPDate($0) }), let lastModified, lastModified <= since {
            return .notModified(tag)
        }
        return .proceed
    }
}
