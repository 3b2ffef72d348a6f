internal import HTTPModel

/// How far a body that is read while it is sent has been read.
struct BodyStream: Sendable {
    let source: any BodySource
    /// The octet to be read next.
    var next = 0
    /// Whether the connection lives on behind the body.
    let keepsAlive: Bool

    init(source: any BodySource, keepsAlive: Bool) {
        self.source = source
        self.keepsAlive = keepsAlive
    }
}
