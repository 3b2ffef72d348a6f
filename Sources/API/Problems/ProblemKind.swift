package import HTTPModel

/// The kinds of failure that a client can act on; the raw value is the slug of `/problems/{slug}`.
package enum ProblemKind: String, CaseIterable, Sendable {
    case malformedRequest = "malformed-request"
    case badParameter = "bad-parameter"
    case malformedBody = "malformed-body"
    case noSuchRoute = "no-such-route"
    case unknownName = "unknown-name"
    case unknownDataset = "unknown-dataset"
    case unknownEvaluation = "unknown-evaluation"
    case methodNotAllowed = "method-not-allowed"
    case notAcceptable = "not-acceptable"
    case requestTimeout = "request-timeout"
    case preconditionFailed = "precondition-failed"
    case contentTooLarge = "content-too-large"
    case uriTooLong = "uri-too-long"
    case unsupportedMediaType = "unsupported-media-type"
    case rangeNotSatisfiable = "range-not-satisfiable"
    case expectationFailed = "expectation-failed"
    case misdirectedRequest = "misdirected-request"
    case neverReleasedVersion = "never-released-version"
    case unusableRequest = "unusable-request"
    case tooManyRequests = "too-many-requests"
    case headerTooLarge = "header-too-large"
    case internalError = "internal-error"
    case notImplemented = "not-implemented"
    case unavailable
    case httpVersionNotSupported = "http-version-not-supported"

    /// The status of answers of this kind.
    package var status: Status {
        switch self {
        case .malformedRequest, .badParameter, .malformedBody: .badRequest
        case .noSuchRoute, .unknownName, .unknownDataset, .unknownEvaluation: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .requestTimeout: .requestTimeout
        case .preconditionFailed: .preconditionFailed
        case .contentTooLarge: .contentTooLarge
        case .uriTooLong: .uriTooLong
        case .unsupportedMediaType: .unsupportedMediaType
        case .rangeNotSatisfiable: .rangeNotSatisfiable
        case .expectationFailed: .expectationFailed
        case .misdirectedRequest: Status(421)
        case .neverReleasedVersion, .unusableRequest: .unprocessableContent
        case .tooManyRequests: .tooManyRequests
        case .headerTooLarge: .requestHeaderFieldsTooLarge
        case .internalError: .internalServerError
        case .notImplemented: .notImplemented
        case .unavailable: .serviceUnavailable
        case .httpVersionNotSupported: .httpVersionNotSupported
        }
    }

    /// The kind that words a refusal of the server itself.
    init(refusedWith status: Status) {
        let general: [ProblemKind] = [.malformedRequest, .noSuchRoute, .unusableRequest]
        self =
            general.first { $0.status == status }
            ?? Self.allCases.first { $0.status == status }
            ?? (status.code < 500 ? .malformedRequest : .internalError)
    }
}
