/// One value of a family, with what tells it from the others.
package struct Sample: Sendable {
    package enum Value: Sendable, Equatable {
        case integer(Int)
        case real(Double)
        case distribution(Distribution)
    }

    /// Names and values, in order.
    package let labels: [(String, String)]
    package let value: Value

    package init(_ value: Value, labels: [(String, String)] = []) {
        self.labels = labels
        self.value = value
    }
}
