internal import Catalog
internal import HTTPModel
internal import Reports

/// Reads the query parameters of a request and remembers every fault, so that all are told at once.
struct Parameters {
    private let query: RequestTarget.Query
    private var faults: [Problem.Fault] = []
    /// Whether a fault is a version in the gap that Apple left.
    private var namesGap = false
    private var hasOtherFault = false

    init(_ query: RequestTarget.Query) { self.query = query }

    /// The parameter as text; `nil` where it is absent or empty.
    func text(_ name: String) -> String? {
        guard let value = query[name], !value.isEmpty else { return nil }
        return value
    }

    /// Characters of ``search(_:)``.
    static let maximumSearch = 200

    /// The parameter as words to search for; `nil` where it is absent, empty or too long to be looked for in every row.
    mutating func search(_ name: String) -> String? {
        guard let text = text(name) else { return nil }
        let length = text.unicodeScalars.count
        if length <= Self.maximumSearch { return text }
        fault(name, "\(name) has \(length) characters; at most \(Self.maximumSearch) are searched for.")
        return nil
    }

    /// The parameter as a version; `nil` where it is absent or no version.
    mutating func version(_ name: String) -> OSVersion? { text(name).flatMap { version(name, $0) } }

    /// The parameter as a range of versions, `14..18` or one alone, `16`; `nil` where it is absent or neither.
    mutating func versionRange(_ name: String) -> OSVersionRange? {
        guard let text = text(name) else { return nil }
        guard let dots = text.firstRange(of: "..") else {
            return version(name, text).flatMap { OSVersionRange($0, $0) }
        }
        let lower = version(name, String(text[..<dots.lowerBound]))
        let upper = version(name, String(text[dots.upperBound...]))
        guard let lower, let upper else { return nil }
        if let range = OSVersionRange(lower, upper) { return range }
        fault(name, "\(name) begins with \(lower) and ends with \(upper): write the earlier version first.")
        return nil
    }

    /// The parameter as a day, `2026-11-30`; `nil` where it is absent or no day.
    ///
    /// Days compare as texts do.
    mutating func day(_ name: String) -> String? {
        guard let text = text(name) else { return nil }
        if CalendarDate.isDate(text) { return text }
        fault(name, "\"\(text.clipped)\" is not a day: write it as in 2026-11-30.")
        return nil
    }

    private mutating func version(_ name: String, _ text: String) -> OSVersion? {
        do { return try OSVersion(text.clipped) } catch {
            if case .neverReleased = error { namesGap = true } else { hasOtherFault = true }
            faults.append(Problem.Fault(.parameter(name), error.description))
            return nil
        }
    }

    /// The parameter as one of the words of `type`; `nil` where it is absent or none of them.
    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String,
        of type: Choice.Type
    ) -> Choice? {
        guard let text = text(name) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        fault(name, "\"\(text.clipped)\" is none of: \(words).")
        return nil
    }

    /// The parameter as a name that `table` knows, made canonical; `nil` where it is absent or unknown.
    mutating func name<Row: Record>(_ name: String, in table: Table<Row>) -> String? {
        guard let text = text(name) else { return nil }
        if let row = table.matching(text) { return row.id }
        let near = table.nearest(text, limit: 3)
        if near.isEmpty, table.rows.count <= Self.mostWords {
            unknown(name, text, among: Set(table.rows.map(\.id)))
        } else {
            unknown(name, text, near: near)
        }
        return nil
    }

    /// Words that are told where none of them comes near an unknown one.
    private static let mostWords = 60

    /// Refuses a value that is none of `words`, and names the near ones, or all of a few.
    mutating func unknown(_ name: String, _ text: String, among words: Set<String>) {
        let near = NearNames.nearest(text, in: words.sorted(), limit: 3)
        if near.isEmpty, words.count <= Self.mostWords {
            fault(name, "\"\(text.clipped)\" is none of: \(words.sorted().joined(separator: ", ")).")
        } else {
            unknown(name, text, near: near)
        }
    }

    private mutating func unknown(_ name: String, _ text: String, near: [String]) {
        let hint = near.isEmpty ? "" : " Near names: \(near.joined(separator: ", "))."
        fault(name, "\"\(text.clipped)\" is not known.\(hint)")
    }

    /// The parameter as a whole number of `range`, else `standard`.
    mutating func integer(_ name: String, in range: ClosedRange<Int>, standard: Int) -> Int {
        guard let text = text(name) else { return standard }
        if let number = Int(text), range.contains(number) { return number }
        fault(name, "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound).")
        return standard
    }

    mutating func fault(_ name: String, _ detail: String) {
        hasOtherFault = true
        faults.append(Problem.Fault(.parameter(name), detail))
    }

    /// Ends the reading.
    ///
    /// - Throws: The problem that lists every fault, if there was one.
    func check() throws(Problem) {
        guard !faults.isEmpty else { return }
        throw Problem(namesGap && !hasOtherFault ? .neverReleasedVersion : .badParameter, errors: faults)
    }
}
