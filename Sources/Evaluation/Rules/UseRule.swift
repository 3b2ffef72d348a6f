/// A rule about single uses in the app's own code: one finding for each that it reports.
protocol UseRule: Rule {
    /// What it looks at, as ``UseIndex`` takes them.
    static var symbols: [String] { get }
    static var permission: String? { get }

    /// Whether `use`, which is one of ``symbols``, is at fault.
    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool
}

extension UseRule {
    func findings(in context: EvaluationContext) -> [Finding] {
        context.ownUses.of(Self.symbols).filter { reports($0, in: context) }.map { use in
            context.finding(
                Self.self,
                at: use.location,
                arguments: ["api": .text(use.use.name)],
                permission: Self.permission,
                because: [use.cause]
            )
        }
    }
}

extension ResolvedUse {
    /// Whether the argument `name` was submitted with one of `values`, which are lower-case: `main` for `.main`.
    func says(_ name: String, _ values: String...) -> Bool {
        use.arguments[name].map { values.contains(Self.plain($0)) } ?? false
    }

    /// The known values of the call's arguments, as ``says(_:_:)`` compares them.
    var plainValues: [String] { values.map(Self.plain) }

    /// The last part of a dotted value, in lower case.
    private static func plain(_ value: String) -> String {
        value.trimmed.split(separator: ".").last.map { $0.lowercased() } ?? ""
    }

    /// Whether the call's handler changes the interface, and nothing brings it to the main queue.
    var changesInterfaceOffMain: Bool { says("updates_ui", "true") && !says("queue", "main") }
}
