internal import Documents

/// Reports more than 50 entries of `LSApplicationQueriesSchemes`: the system ignores the rest.
struct TooManyQuerySchemes: Rule {
    static let id = "SET-007"
    /// For apps linked on iOS 15 and later.
    private static let limit = 50

    func findings(in context: EvaluationContext) -> [Finding] {
        context.infoPlists.compactMap { document in
            let schemes = document.strings("LSApplicationQueriesSchemes")
            guard schemes.count > Self.limit else { return nil }
            let first = schemes[Self.limit]
            return context.finding(
                Self.self,
                at: document.location(
                    Pointer.root.appending("LSApplicationQueriesSchemes").appending(first.index),
                    of: first.node
                ),
                arguments: ["count": .text("\(schemes.count)"), "scheme": .text(first.text)]
            )
        }
    }
}
