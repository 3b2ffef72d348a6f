package import HTTPModel

/// Why the server does not answer a request as asked: the status, and one English sentence for the client.
package struct Refusal: Error, Sendable, Equatable {
    /// 400 and above.
    package let status: Status
    /// What is wrong, and where the rule stands.
    package let detail: String
    /// What it counts as.
    let reason: RefusalReason

    package init(_ status: Status, _ detail: String) {
        self.init(status, detail, as: RefusalReason(status))
    }

    init(_ status: Status, _ detail: String, as reason: RefusalReason) {
        self.status = status
        self.detail = detail
        self.reason = reason
    }
}
