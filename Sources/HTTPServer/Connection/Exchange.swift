package import HTTPModel

/// The request that a connection is busy with, as far as its answer and its log line need it.
package struct Exchange: Sendable {
    package var method: Method?
    package var target = ""
    package var id = ""
    /// 0 for HTTP/1.0, else 1.
    package var minorVersion = 1
    package var keepsAlive = false
}
