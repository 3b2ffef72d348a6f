/// What is wrong with a value of a row, at its node.
struct RowFault: Error, Equatable {
    let node: Int
    let message: String
}
