/// The path of a route, with parameters: `/v1/apis/{symbol}`, `/v1/datasets/{a}/diff/{b}`.
struct PathTemplate: Sendable, Hashable, CustomStringConvertible {
    private enum Segment: Sendable, Hashable {
        case literal(String)
        /// Any one segment that is not empty.
        case parameter
    }

    /// As written in the route table and in OpenAPI.
    let description: String
    private let segments: [Segment]

    init(_ text: String) {
        description = text
        segments = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { segment in
            segment.hasPrefix("{") && segment.hasSuffix("}")
                ? .parameter : .literal(String(segment))
        }
    }

    /// The values of the parameters in their order; `nil` unless `path`, decoded segments, has this form.
    func match(_ path: [String]) -> [String]? {
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
