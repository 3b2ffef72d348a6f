package import HTTPModel

/// Why the server does not answer a request as asked: the status, and one English sentence for the client.
package struct Refusal: Error, Sendable, Equatable {
    package let status: Status
    package let detail: String

    package init(_ status: Status, _ detail: String) {
        self.status = status
        self.detail = detail
    }
}
