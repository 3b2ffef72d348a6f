internal import HTTPModel

/// One value for each coding that a request may allow.
struct EachCoding<Value: Sendable>: Sendable {
    private let identity: Value
    private let gzipOrIdentity: Value
    private let gzip: Value

    init(_ value: (ContentCoding) -> Value) {
        identity = value(.identity)
        gzipOrIdentity = value(.gzipOrIdentity)
        gzip = value(.gzip)
    }

    subscript(coding: ContentCoding) -> Value {
        switch coding {
        case .identity: identity
        case .gzipOrIdentity: gzipOrIdentity
        case .gzip: gzip
        }
    }
}
