/// The path of a route, with parameters: `/v1/apis/{symbol}`, `/v1/datasets/{a}/diff/{b}`.
///
/// Parameters at the end that take the rest share one value: `/v1/packages/{ecosystem}/{name}` matches
/// `/v1/packages/npm/@scope/name`, and its value is `npm/@scope/name`.
struct PathTemplate: Sendable, Hashable, CustomStringConvertible {
    private enum Segment: Sendable, Hashable {
        case literal(String)
        /// Any one segment that is not empty.
        case parameter
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
            segment.hasPrefix("{") && segment.hasSuffix("}")
                ? .parameter : .literal(String(segment))
        }
        // Several parameters that take the rest are one.
        segments = takesRest ? all.filter { $0 != .parameter } + [.parameter] : all
    }

    /// The values of the parameters in their order; `nil` unless `path`, decoded segments, has this form.
    func match(_ path: [String]) -> [String]? {
        guard takesRest, path.count > segments.count else { return values(path) }
        let fixed = segments.count - 1
        let rest = path[fixed...]
        guard rest.allSatisfy({ !$0.isEmpty }) else { return nil }
        return values(path[..<fixed] + [rest.joined(separator: "/")])
    }

    private func values(_ path: some Collection<String>) -> [String]? {
        guard path.count == segments.count else { return nil }
        var values: [String] = []
        for (segment, text) in zip(segments, path) {
            switch segment {
            case .literal(let literal): guard literal == text else { return nil }
            case .parameter:
                guard !text.isEmpty else { return nil }
                values.append(text)
            }
        }
        return values
    }
}
