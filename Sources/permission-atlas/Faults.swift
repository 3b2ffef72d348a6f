/// Everything that is wrong with what a command was given, so that nobody learns of one fault at a time.
struct Faults: Sendable {
    /// In the order of finding.
    private(set) var errors: [CommandError] = []

    var isEmpty: Bool { errors.isEmpty }

    mutating func note(_ error: CommandError) { errors.append(error) }

    /// The value, or `nil` with its fault noted.
    mutating func read<Value>(_ value: @autoclosure () throws(CommandError) -> Value) -> Value? {
        do throws(CommandError) { return try value() } catch {
            note(error)
            return nil
        }
    }

    /// - Throws: all of them as one, a line each, with the code of the first.
    func check() throws(CommandError) {
        guard let first = errors.first else { return }
        throw CommandError(first.code, errors.map(\.message).joined(separator: "\n"))
    }
}
