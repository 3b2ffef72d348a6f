internal import Catalog
internal import Documents

/// A field of a framework's configuration that is an option of a plug-in, made ready once for all configurations.
struct PluginField: Sendable {
    let writes: FrameworkFieldRecord.Writes
    /// The name of the option or variable.
    let option: String?
    /// Where its value stands among the options of its plug-in.
    let way: Pointer?
    /// The types that its value may have.
    let types: [String]
    /// The purpose strings that it writes.
    let texts: [String]
    /// The value where none is given, as JSON would write it; `nil` = none, or not known.
    let standard: String?
    let confidence: Confidence

    /// Whether it writes a text of its own where no value is given.
    var hasStandardText: Bool { standard != nil && types.contains("string") }

    init(_ record: FrameworkFieldRecord) {
        writes = record.writes
        option = record.option
        way = record.option?.split(separator: ".").reduce(.root) { $0.appending(String($1)) }
        types = record.type.split(separator: "|").map { $0.filter { !$0.isWhitespace } }
        texts = record.writes.keys.filter { $0.hasSuffix("UsageDescription") }
        standard = record.standard
        confidence = record.confidence
    }
}
