/// The key of a dictionary, equal to those of the same bytes only.
///
/// Two keys that Swift holds for equal, "é" composed and decomposed, are two names: JSON compares code units
/// (RFC 8259 §8.3), and so does CoreFoundation.
struct EntryName: Hashable {
    private let text: String

    init(_ text: String) { self.text = text }

    static func == (left: Self, right: Self) -> Bool { left.text.hasSameBytes(as: right.text) }

    /// Hashes the bytes, for of canonically equal keys there can be as many as a submission has room for.
    func hash(into hasher: inout Hasher) {
        unsafe text.utf8.span.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
}

extension String {
    /// Whether both are the same UTF-8; `==` goes by canonical equivalence.
    func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
