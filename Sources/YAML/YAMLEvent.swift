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
    /// Unicode scalars of the text before the node's content.
    package let start: Int
}
