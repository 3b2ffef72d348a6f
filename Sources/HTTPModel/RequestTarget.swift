/// The parts of a request target in origin form (RFC 9112 §3.2.1), percent-decoded.
package struct RequestTarget: Sendable {
    package enum Fault: Error, Equatable {
        /// It does not start with a slash.
        case notOriginForm
        /// The path has an escape that is no octet, or octets that are no UTF-8.
        case malformedPath
        /// The same in the query; the item as it was sent.
        case malformedQuery(String)
    }

    /// What stands between the slashes, decoded one by one: an escaped slash stays inside its segment.
    package let segments: [String]
    package let query: Query

    /// - Throws: ``Fault`` where the target is not well-formed.
    package init(_ target: String) throws(Fault) {
        guard target.utf8.first == 0x2F else { throw .notOriginForm }
        let parts = target.utf8.split(separator: 0x3F, maxSplits: 1, omittingEmptySubsequences: false)
        var segments: [String] = []
        for segment in parts[0].dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false) {
            guard let decoded = PercentEncoding.decode(Substring(segment)) else { throw .malformedPath }
            segments.append(decoded)
        }
        self.segments = segments
        query = parts.count > 1 ? try Query(Substring(parts[1])) : Query()
    }

    /// The items of a query: `name=value` joined by `&` (WHATWG URL §5.1).
    package struct Query: Sendable {
        package struct Item: Hashable, Sendable {
            package let name: String
            /// Empty where there is no `=`.
            package let value: String
        }

        /// In the order of the target.
        package let items: [Item]

        package init(_ items: [Item] = []) { self.items = items }

        init(_ text: Substring) throws(Fault) {
            var items: [Item] = []
            for item in text.utf8.split(separator: 0x26) {
                let parts = item.split(separator: 0x3D, maxSplits: 1, omittingEmptySubsequences: false)
                let decoded = parts.map { PercentEncoding.decode(Substring($0), plusIsSpace: true) }
                guard let name = decoded[0], let value = decoded.count > 1 ? decoded[1] : "" else {
                    throw .malformedQuery(String(Substring(item)))
                }
                items.append(Item(name: name, value: value))
            }
            self.items = items
        }

        /// The value of the first item called `name`.
        package subscript(_ name: String) -> String? { items.first { $0.name == name }?.value }
    }
}
