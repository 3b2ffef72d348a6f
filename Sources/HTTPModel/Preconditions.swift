/// The conditions of a request (RFC 9110 §13) on a representation that exists.
package enum Preconditions {
    package enum Outcome: Equatable, Sendable {
        case proceed
        /// 304
        case notModified
        /// 412
        case failed
    }

    /// Weighs the conditional fields of a GET or HEAD request in the order of RFC 9110 §13.2.2.
    ///
    /// - Parameters:
    ///   - headers: The request's fields.
    ///   - tag: The strong tag of the representation.
    ///   - lastModified: When the representation last changed, if that is known.
    /// - Returns: What the answer has to be.
    package static func evaluate(_ headers: Headers, tag: EntityTag, lastModified: HTTPDate?) -> Outcome {
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
            case .any: return .notModified
            case .tags(let tags): return tags.contains(where: tag.matchesWeakly) ? .notModified : .proceed
            }
        }
        if let since = headers["If-Modified-Since"].flatMap({ HTTPDate($0) }), let lastModified, lastModified <= since {
            return .notModified
        }
        return .proceed
    }
}
