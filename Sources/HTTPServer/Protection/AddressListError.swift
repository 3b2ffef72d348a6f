/// An element of a list of addresses that is none.
package struct AddressListError: Error, Equatable, CustomStringConvertible {
    /// As typed.
    package let element: String

    /// What is wrong with it, behind "is".
    package static let reason =
        "neither an IPv4 or IPv6 address, nor a block such as 10.0.0.0/8 without bits behind its length, nor unix"

    package var description: String { "\"\(element)\" is \(Self.reason)" }
}
