internal import Glibc

/// The target that the environment variable `FUZZ_TARGET` names: libFuzzer starts itself again with its own arguments
/// only.
private let target: Target = {
    if let target = getenv("FUZZ_TARGET").flatMap({ Target(rawValue: String(cString: $0)) }) { return target }
    fatalError("FUZZ_TARGET must be one of: " + Target.allCases.map(\.rawValue).joined(separator: ", "))
}()

/// What libFuzzer, which brings the main function, calls with each input.
@c(LLVMFuzzerTestOneInput)
func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    target.run(Array(UnsafeBufferPointer(start: data, count: count)))
    return 0
}

/// Ends the process, which libFuzzer takes for a crash, unless `condition` holds.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}
