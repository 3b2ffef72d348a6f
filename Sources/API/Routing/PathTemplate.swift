/// The path of a route, with parameters: `/v1/apis/{symbol}`, `/v1/datasets/{a}/diff/{b}`, `/v1/permissions/{id}:resolve`.
///
/// Parameters at the end that take the rest share one value: `/v1/packages/{ecosystem}/{name}` matches
/// `/v1/packages/npm/@scope/name`, and its value is `npm/@scope/name`.
struct PathTemplate: Sendable, Hashable, CustomStringConvertible {
    private enum Segment: Sendable, Hashable {
        case literal(String)
        /// Any one segment that ends with the text, and has something before it.
        case parameter(before: String)
    }

    /// As written in the route table and in OpenAPI.
    let description: String
    private let segments: [Segment]
    /// Whether the last parameter takes every segment that is left, joined by slashes.
    private let takesRest: Bool

    init(_ text: String, takesRest: Bool = false) {
        description = text
        self.takesRest = takesRest
        let all: [Segment] = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { segment in
            guard segment.hasPrefix("{"), let brace = segment.firstIndex(of: "}") else {
                return .literal(String(segment))
            }
            return .parameter(before: String(segment[segment.index(after: brace)...]))
        }
        // Several parameters that take the rest are one.
        let rest = Segment.parameter(before: "")
        segments = takesRest ? all.filter { $0 != rest } + [rest] : all
    }

    /// The first two segments of a path: enough to tell most routes apart.
    struct Beginning: Hashable {
        private let segments: [String]

        /// Takes decoded segments.
        init(_ path: [String]) { segments = Array(path.prefix(2)) }
    }

    /// How every path of this form begins; `nil` where a parameter stands among the first two segments.
    var beginning: Beginning? {
        let first = segments.prefix(2).compactMap { segment -> String? in
            if case .literal(let text) = segment { text } else { nil }
        }
        return first.count == min(2, segments.count) ? Beginning(first) : nil
    }

    /// The values of the parameters in their order; `nil` unless `path`, decoded segments, has this form.
    func match(_ path: [String]) -> [String]? {
        guard takesRest, path.count > segments.count else { return values(path) }
        let fixed = segments.count - 1
        let rest = path[fixed...]
        // The second slash of https:// begins an empty segment.
        guard zip(rest, [""] + rest).allSatisfy({ !$0.isEmpty || $1.hasSuffix(":") }) else { return nil }
        return values(path[..<fixed] + [rest.joined(separator: "/")])
    }

    private func values(_ path: some Collection<String>) -> [String]? {
        guard path.count == segments.count else { return nil }
        var values: [String] = []
        for (segment, text) in zip(segments, path) {
            switch segment {
            case .literal(let literal): guard literal == text else { return nil }
            case .parameter(let end):
                guard text.count > end.count, text.hasSuffix(end) else { return nil }
                values.append(String(text.dropLast(end.count)))
            }
        }
        return values
    }

    /// Whether the path names something to do to what it leads to: `:resolve`.
    var namesAction: Bool {
        if case .parameter(let end) = segments.last { return !end.isEmpty }
        return false
    }
}
