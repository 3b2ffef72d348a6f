/// A moment on the monotonic clock, or a span, in milliseconds.
///
/// `Int` alone, so that state machines can be driven by tests without a clock.
package typealias Milliseconds = Int
