/// Why a YAML stream cannot be read on.
package struct YAMLError: Error {
    package enum Kind {
        /// A character that YAML 1.1 does not allow anywhere.
        case character(Unicode.Scalar)
        /// A tab where only spaces indent, or at the start of a token.
        case tab
        /// A quoted scalar without its end.
        case unclosedQuote
        /// `[` or `{` whose entries do not end, or are not divided by commas.
        case flowCollection
        /// A line that is indented as no open mapping or sequence is.
        case indentation
        /// `key: value` where no mapping may begin.
        case mappingNotAllowed
        /// A line in a mapping without a colon (the context is its beginning).
        case colonMissing
        /// `\` before a character that takes none, in double quotes.
        case escape
        /// Any other breach of the syntax.
        case syntax
        /// There is no memory left.
        case memory
    }

    package let kind: Kind
    /// Unicode scalars of the text before the place, or, for `character`, bytes.
    package let place: Int
    /// Unicode scalars before the beginning of what was being read there: a quote, a bracket, a key.
    package let context: Int?
}
