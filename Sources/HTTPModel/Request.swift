/// A whole request as the application sees it: framing is done, the body is complete.
package struct Request: Sendable {
    package var method: Method
    /// The request target as sent, origin form: `/v1/apis/x?ios=16.0`; `*` for `OPTIONS *`.
    package var target: String
    package var headers: Headers
    package var body: [UInt8]
    /// Names this request in logs and in `X-Request-Id`.
    package var id: String

    package init(_ method: Method, _ target: String, headers: Headers = Headers(), body: [UInt8] = [], id: String = "")
    {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
        self.id = id
    }
}
