/// What the process tells the shell (the 64 and above are those of sysexits.h).
enum ExitCode: Int32 {
    case clean = 0
    /// Findings at or above `--fail-on`.
    case findings = 1
    case usage = 64
    case unreadableInput = 65
    case unavailable = 69
    /// A fault of ours.
    case internalFault = 70
}
