internal import Catalog

/// A command line read against a command's options.
struct Invocation: Sendable {
    /// What is neither an option nor an option's value, in order.
    let operands: [String]
    /// What is wrong with the configuration file and the environment, whatever it is that options take.
    let faults: Faults
    private let values: [String: Setting]
    private let arguments: [String]
    private let options: [Option]
    private let environment: [String: String]

    /// Reads `arguments`; an option on the command line wins over its twin in `environment`, and that over the one in the
    /// file that `--config` names.
    ///
    /// `--name value` and `--name=value` mean the same; after `--` everything is an operand. A switch is given as
    /// `--name`, and taken back as `--name=off`; a word in the environment that is empty gives nothing.
    ///
    /// - Throws: what is wrong with the command line, or why the file cannot be read.
    init(_ arguments: [String], options: [Option], environment: [String: String]) throws(CommandError) {
        let (line, operands) = try Self.read(arguments, options)
        var faults = Faults()
        var values = line.values
        var twins = Settings()
        for option in options {
            guard let text = environment[option.environmentName], !text.isEmpty else { continue }
            _ = faults.read(try twins.set(option, text, at: option.environmentName))
        }
        values.merge(twins.values) { first, _ in first }
        if options.contains(where: { $0.name == Option.configuration.name }),
            let path = values[Option.configuration.name]?.value
        {
            let file = try ConfigurationFile(path, options: options)
            for fault in file.faults { faults.note(CommandError(.usage, fault)) }
            var entries = Settings()
            for entry in file.entries {
                let place = "\(path):\(entry.line): \(entry.option.name)"
                _ = faults.read(try entries.set(entry.option, entry.value, at: place))
            }
            values.merge(entries.values) { first, _ in first }
        }
        self.operands = operands
        self.faults = faults
        self.values = values
        self.arguments = arguments
        self.options = options
        self.environment = environment
    }

    private static func read(
        _ arguments: [String],
        _ options: [Option]
    ) throws(CommandError) -> (Settings, operands: [String]) {
        var settings = Settings()
        var operands: [String] = []
        var given: Set<String> = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                break
            }
            guard argument.hasPrefix("--") else {
                operands.append(argument)
                continue
            }
            let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts.first ?? "")
            guard let option = options.first(where: { $0.name == name }) else {
                let near = NearNames.nearest(name, in: options.map(\.name), limit: 1).first
                throw CommandError(.usage, "unknown option --\(name)\(near.map { "; did you mean --\($0)?" } ?? "")")
            }
            guard given.insert(name).inserted else { throw CommandError(.usage, "--\(name) is given twice") }
            let text: String
            if parts.count == 2 {
                text = String(parts[1])
            } else if let value = option.value {
                guard let next = rest.popFirst() else { throw CommandError(.usage, "--\(name) needs \(value)") }
                text = next
            } else {
                text = "on"
            }
            try settings.set(option, text, at: "--\(name)")
        }
        return (settings, operands)
    }

    /// The same words with the configuration file read again.
    func reread() throws(CommandError) -> Invocation {
        try Invocation(arguments, options: options, environment: environment)
    }

    /// The options whose values differ from those of `other`.
    func changes(from other: Invocation) -> [Option] {
        options.filter { option in
            option.value == nil ? isOn(option.name) != other.isOn(option.name) : self[option.name] != other[option.name]
        }
    }

    subscript(name: String) -> String? { values[name]?.value }

    /// Where the option was given, as messages name it.
    func place(_ name: String) -> String { values[name]?.place ?? "--\(name)" }

    /// Whether a switch is on.
    func isOn(_ name: String) -> Bool { values[name]?.value == "on" }

    /// Refuses words that are no options, for a command that takes none.
    func takesNoOperands() throws(CommandError) {
        if let operand = operands.first { throw CommandError(.usage, "unexpected \(operand.quoted)") }
    }

    /// The option's whole number, in digits and within `range`, or `standard` where it is not given.
    func integer(_ name: String, in range: ClosedRange<Int>, standard: Int) throws(CommandError) -> Int {
        guard let text = self[name] else { return standard }
        guard let number = Int(digits: text), range.contains(number) else {
            throw refusal(of: name, "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// The option's value as one of `T`'s words, or `nil` where it is not given.
    func choice<T: RawRepresentable & CaseIterable>(_ name: String, of type: T.Type) throws(CommandError) -> T?
    where T.RawValue == String {
        guard let text = self[name] else { return nil }
        guard let choice = T(rawValue: text) else {
            throw refusal(of: name, "must be one of \(T.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return choice
    }

    /// That the option's value is not what it must be.
    func refusal(of name: String, _ demand: String) -> CommandError {
        CommandError(.usage, "\(place(name)) \(demand), not \((self[name] ?? "").quoted)")
    }
}
