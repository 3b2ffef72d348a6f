internal import Catalog

/// A command line read against a command's options.
struct Invocation: Sendable {
    /// What is neither an option nor an option's value, in order.
    let operands: [String]
    private let values: [String: Setting]
    private let arguments: [String]
    private let options: [Option]
    private let environment: [String: String]

    /// A value and where it was given.
    private struct Setting: Sendable {
        let value: String
        /// As messages name it: `--port`, `PERMISSION_ATLAS_PORT` or `atlas.conf:3: port`.
        let place: String
    }

    /// Reads `arguments`; an option on the command line wins over its twin in `environment`, and that over the one in the
    /// file that `--config` names.
    ///
    /// `--name value` and `--name=value` mean the same; after `--` everything is an operand. A switch counts as given in
    /// the environment unless it is empty, `0` or `false`.
    init(_ arguments: [String], options: [Option], environment: [String: String]) throws(CommandError) {
        var values: [String: Setting] = [:]
        for option in options {
            guard let text = environment[option.environmentName], !text.isEmpty else { continue }
            if option.value == nil, ["0", "false", "off", "no"].contains(text) { continue }
            values[option.name] = Setting(value: text, place: option.environmentName)
        }
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
            switch (option.value, parts.count) {
            case (nil, 1): values[name] = Setting(value: "true", place: "--\(name)")
            case (nil, _): throw CommandError(.usage, "--\(name) takes no value")
            case (.some, 2): values[name] = Setting(value: String(parts[1]), place: "--\(name)")
            case (.some(let value), _):
                guard let next = rest.popFirst() else { throw CommandError(.usage, "--\(name) needs \(value)") }
                values[name] = Setting(value: next, place: "--\(name)")
            }
        }
        if options.contains(where: { $0.name == Option.configuration.name }),
            let path = values[Option.configuration.name]?.value
        {
            let file = try ConfigurationFile(path, options: options)
            for (name, entry) in file.entries where values[name] == nil {
                values[name] = Setting(value: entry.value, place: "\(path):\(entry.line): \(name)")
            }
        }
        self.operands = operands
        self.values = values
        self.arguments = arguments
        self.options = options
        self.environment = environment
    }

    /// The same words with the configuration file read again.
    func reread() throws(CommandError) -> Invocation {
        try Invocation(arguments, options: options, environment: environment)
    }

    /// The options whose values differ from those of `other`.
    func changes(from other: Invocation) -> [Option] { options.filter { self[$0.name] != other[$0.name] } }

    subscript(name: String) -> String? { values[name]?.value }

    /// Where the option was given, as messages name it.
    func place(_ name: String) -> String { values[name]?.place ?? "--\(name)" }

    func isOn(_ name: String) -> Bool { values[name] != nil }

    /// Refuses words that are no options, for a command that takes none.
    func takesNoOperands() throws(CommandError) {
        if let operand = operands.first { throw CommandError(.usage, "unexpected \"\(operand)\"") }
    }

    /// The option's whole number, within `range`, or `standard` where it is not given.
    func integer(_ name: String, in range: ClosedRange<Int>, standard: Int) throws(CommandError) -> Int {
        guard let text = self[name] else { return standard }
        guard let number = Int(text), range.contains(number) else {
            throw CommandError(
                .usage,
                "\(place(name)) must be a whole number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\""
            )
        }
        return number
    }

    /// The option's value as one of `T`'s words, or `nil` where it is not given.
    func choice<T: RawRepresentable & CaseIterable>(_ name: String, of type: T.Type) throws(CommandError) -> T?
    where T.RawValue == String {
        guard let text = self[name] else { return nil }
        guard let choice = T(rawValue: text) else {
            let words = T.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandError(.usage, "\(place(name)) must be one of \(words), not \"\(text)\"")
        }
        return choice
    }
}
