internal import COpenSSL
internal import HTTPServer

/// The kind of BIO through which OpenSSL reads and writes a ``WireState`` instead of a socket.
///
/// A BIO of OpenSSL's own memory kind would copy every octet once more.
///
/// `@unchecked Sendable`: the method table is written here, before anyone else can see it, and only read afterwards.
final class WireMethod: @unchecked Sendable {
    private let method: OpaquePointer

    /// - Throws: when there is no memory for it.
    init() throws(TLSError) {
        guard let method = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "wire") else {
            throw .openSSL(ErrorQueue.takeReason())
        }
        self.method = method
        BIO_meth_set_read(method) { bio, octets, count in
            BIO_clear_flags(bio, BIO_FLAGS_READ | BIO_FLAGS_WRITE | BIO_FLAGS_SHOULD_RETRY)
            guard let state = WireMethod.state(bio), let octets, count > 0 else { return -1 }
            let taken = min(state.pointee.input.count, Int(count))
            guard taken > 0 else {
                BIO_set_flags(bio, BIO_FLAGS_READ | BIO_FLAGS_SHOULD_RETRY)
                return -1
            }
            let part = UnsafeRawBufferPointer(rebasing: state.pointee.input.prefix(taken))
            UnsafeMutableRawBufferPointer(start: octets, count: taken).copyMemory(from: part)
            state.pointee.input = UnsafeRawBufferPointer(rebasing: state.pointee.input.dropFirst(taken))
            return Int32(taken)
        }
        BIO_meth_set_write(method) { bio, octets, count in
            guard let output = WireMethod.state(bio)?.pointee.output, count >= 0 else { return -1 }
            output.pointee.append(UnsafeRawBufferPointer(start: octets, count: Int(count)))
            return count
        }
        // Nothing is held back, so a flush has nothing to do; no other request has a meaning here.
        BIO_meth_set_ctrl(method) { _, request, _, _ in request == BIO_CTRL_FLUSH ? 1 : 0 }
    }

    deinit { BIO_meth_free(method) }

    private static func state(_ bio: OpaquePointer?) -> UnsafeMutablePointer<WireState>? {
        BIO_get_data(bio)?.assumingMemoryBound(to: WireState.self)
    }

    /// A BIO on `state`, which has to outlive it; `nil` when there is no memory for it.
    func makeBIO(_ state: UnsafeMutablePointer<WireState>) -> OpaquePointer? {
        guard let bio = BIO_new(method) else { return nil }
        BIO_set_data(bio, state)
        BIO_set_init(bio, 1)
        return bio
    }
}
