internal import CLinux

/// The memory that system calls of one loop write into.
final class LoopBuffers {
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 65_536)
    let events = UnsafeMutableBufferPointer<clinux_event>.allocate(capacity: 256)

    init() {
        input.initialize(repeating: 0)
        events.initialize(repeating: clinux_event())
    }

    deinit {
        input.deallocate()
        events.deallocate()
    }
}
