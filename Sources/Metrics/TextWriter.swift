/// Writes families and their samples as text.
struct TextWriter {
    private let format: TextFormat
    private var bytes: [UInt8] = []

    init(_ format: TextFormat) {
        self.format = format
        bytes.reserveCapacity(32_768)
    }

    /// Writes one family: its help, its type, a line for each sample; nothing where there is none.
    mutating func write(_ family: Family, _ samples: [Sample]) {
        guard !samples.isEmpty else { return }
        let isShortened = format == .openMetrics && family.kind == .counter && family.name.hasSuffix("_total")
        let name = isShortened ? String(family.name.dropLast("_total".count)) : family.name
        line("# HELP \(name) \(Self.escaped(family.help, quotes: format == .openMetrics))")
        line("# TYPE \(name) \(family.kind.rawValue)")
        for sample in samples { write(sample, of: family) }
    }

    /// The text.
    mutating func finish() -> [UInt8] {
        if format == .openMetrics { line("# EOF") }
        return bytes
    }

    private mutating func write(_ sample: Sample, of family: Family) {
        switch sample.value {
        case .integer(let number): line(family.name, sample.labels, "\(number)")
        case .real(let number): line(family.name, sample.labels, Self.text(number))
        case .distribution(let distribution):
            var total = 0
            for (bound, count) in zip(distribution.bounds + [.infinity], distribution.counts) {
                total += count
                line("\(family.name)_bucket", sample.labels + [("le", Self.text(bound))], "\(total)")
            }
            line("\(family.name)_sum", sample.labels, Self.text(distribution.sum))
            line("\(family.name)_count", sample.labels, "\(total)")
        }
    }

    private mutating func line(_ name: String, _ labels: [(String, String)], _ value: String) {
        let pairs = labels.map { "\($0.0)=\"\(Self.escaped($0.1, quotes: true))\"" }.joined(separator: ",")
        line(labels.isEmpty ? "\(name) \(value)" : "\(name){\(pairs)} \(value)")
    }

    private mutating func line(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        bytes.append(0x0A)
    }

    private static func text(_ number: Double) -> String {
        if number.isNaN { return "NaN" }
        if number.isInfinite { return number < 0 ? "-Inf" : "+Inf" }
        return "\(number)"
    }

    /// Escapes backslashes and line feeds, and quotes where the text stands between some.
    private static func escaped(_ text: String, quotes: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\"" where quotes: escaped += "\\\""
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
