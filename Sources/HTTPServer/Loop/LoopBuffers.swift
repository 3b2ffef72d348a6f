internal import CLinux

/// The memory that system calls of one loop write into.
final class LoopBuffers {
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 65_536)
    /// What records of TLS hold: as much as came in one go, and a record that was incomplete before.
    let plain = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 65_536 + SecureLayer.recordSize)
    let events = UnsafeMutableBufferPointer<clinux_event>.allocate(capacity: 256)

    init() {
        input.initialize(repeating: 0)
        plain.initialize(repeating: 0)
        events.initialize(repeating: clinux_event())
    }

    deinit {
        input.deallocate()
        plain.deallocate()
        events.deallocate()
    }
}
