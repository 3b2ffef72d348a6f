/// What a symbol is worth over a part of a range of versions.
package struct VerdictSpan: Equatable, Sendable {
    /// The first version of the part.
    package let from: OSVersion
    /// The first version behind it; `nil` = it lasts to the end of the range.
    package let before: OSVersion?
    package let verdict: Verdict?
    /// What to use in its place; `nil` where the symbol itself will do, or nothing is known.
    package let use: String?
}
