/// An entity tag (RFC 9110 §8.8.3).
package struct EntityTag: Hashable, Sendable, CustomStringConvertible {
    /// What stands between the quotes.
    package let opaque: String
    package let isWeak: Bool

    package init(_ opaque: String, isWeak: Bool = false) {
        self.opaque = opaque
        self.isWeak = isWeak
    }

    /// The field value: `"abc"`, `W/"abc"`.
    package var description: String { isWeak ? "W/\"\(opaque)\"" : "\"\(opaque)\"" }

    /// Both are strong and equal (RFC 9110 §8.8.3.2).
    package func matchesStrongly(_ other: EntityTag) -> Bool { !isWeak && !other.isWeak && opaque == other.opaque }

    /// They are equal, weak or not.
    package func matchesWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }

    /// The value of an `If-Match` or `If-None-Match` field.
    package enum Condition: Equatable, Sendable {
        /// `*`
        case any
        case tags([EntityTag])

        /// Reads every line of the field; elements that are no tags are passed over.
        package init(_ lines: [String]) {
            var tags: [EntityTag] = []
            for line in lines {
                var scanner = FieldScanner(line)
                repeat {
                    scanner.skipWhitespace()
                    if scanner.take(0x2A) {
                        self = .any
                        return
                    }
                    let isWeak = scanner.take(0x57) && scanner.take(0x2F)
                    // A backslash is an ordinary octet of a tag: nothing is unescaped.
                    guard let opaque = scanner.quotedString(unescaping: { _ in false }) else { continue }
                    tags.append(EntityTag(opaque, isWeak: isWeak))
                } while scanner.skipElement()
            }
            self = .tags(tags)
        }
    }
}
