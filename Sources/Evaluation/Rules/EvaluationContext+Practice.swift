internal import Catalog
internal import Documents

extension EvaluationContext {
    /// The finding of `rule` on the member `member` of `policies`.
    func finding(
        _ rule: any Rule.Type,
        onPolicy member: String,
        arguments: [String: Finding.Argument] = [:],
        permission: String? = nil
    ) -> Finding {
        finding(
            rule,
            at: Finding.Location(path: nil, pointer: Pointer.root.appending("policies").appending(member)),
            arguments: arguments,
            permission: permission
        )
    }

    /// The finding of `rule` on what a device showed of `permission`.
    func finding(_ rule: any Rule.Type, onObserved permission: String) -> Finding {
        finding(
            rule,
            at: Finding.Location(path: nil, pointer: Pointer.root.appending("observed").appending(permission)),
            permission: permission
        )
    }

    /// The finding of `rule` on several uses, told at the first; none where there are none.
    func finding(
        _ rule: any Rule.Type,
        on uses: [ResolvedUse],
        phrase: String = "default",
        arguments: [String: Finding.Argument] = [:],
        severity: Severity? = nil,
        permission: String?
    ) -> [Finding] {
        guard let first = uses.first else { return [] }
        return [
            finding(
                rule,
                at: first.location,
                phrase: phrase,
                arguments: ["api": .text(first.use.name)].merging(arguments) { $1 },
                severity: severity,
                permission: permission,
                because: uses.prefix(KeyNeed.mostCauses).map(\.cause)
            )
        ]
    }

    /// Whether the app's own code uses one of `symbols`.
    func uses(_ symbols: String...) -> Bool { !ownUses.of(symbols).isEmpty }

    /// Whether the app's own code was shown and uses none of `symbols`.
    ///
    /// A few sources show nothing of the kind: what is missing in them may stand in others.
    func lacks(_ symbols: String...) -> Bool { !showsPartOfCode && ownUses.of(symbols).isEmpty }
}

extension Double {
    /// Without a fraction where it has none: `24`, `0.5`.
    var formattedWhole: String { Int64(exactly: self).map { "\($0)" } ?? "\(self)" }
}
