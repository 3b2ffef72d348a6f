/// What a YAML stream says next, in the words of YAML 1.2 §3.
package struct YAMLEvent {
    package enum Kind {
        case documentStart
        case documentEnd
        /// A plain scalar is one without quotes and without `|` or `>`.
        case scalar(String, isPlain: Bool)
        case sequenceStart
        case sequenceEnd
        case mappingStart
        case mappingEnd
        /// `*name`.
        case alias(String)
    }

    package let kind: Kind
    /// The name behind `&`, where the node has one.
    package let anchor: String?
    /// The tag as resolved: `tag:yaml.org,2002:str` for `!!str`; `nil` where none is written.
    package let tag: String?
    /// Unicode scalars of the text before the node's content, its anchor and tag among it.
    package let start: Int
    /// Unicode scalars of the text up to the end of that content.
    package let end: Int
    /// Whether this is a scalar begun by `|` or `>`, whose content begins on the next line.
    package let isBlock: Bool
}
