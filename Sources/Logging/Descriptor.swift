internal import Glibc

/// Writing to descriptors, as write(2) takes it: in parts, with interruptions.
package enum Descriptor {
    /// Writes all of `octets`, waiting where the descriptor makes it wait.
    ///
    /// - Parameters:
    ///   - octets: what to write.
    ///   - descriptor: an open descriptor.
    /// - Returns: the `errno` of the first part that was not taken, and what follows it is not written; `nil` when all was.
    package static func write(_ octets: [UInt8], to descriptor: Int32) -> Int32? {
        octets.withUnsafeBytes { octets in
            var rest = octets[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
            }
            return nil
        }
    }
}
