internal import HTTPModel

/// A request method as a label: clients can name others without end, which count as one.
enum MethodLabel: Int, CaseIterable {
    case get, head, post, options, other

    @inline(__always)
    init(_ method: HTTPModel.Method) {
        self =
            switch method.rawValue {
            case "GET": .get
            case "HEAD": .head
            case "POST": .post
            case "OPTIONS": .options
            default: .other
            }
    }

    var text: String {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .post: "POST"
        case .options: "OPTIONS"
        case .other: "other"
        }
    }
}
