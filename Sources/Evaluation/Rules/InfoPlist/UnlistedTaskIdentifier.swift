internal import Catalog
internal import Documents

/// Reports a background task whose identifier `BGTaskSchedulerPermittedIdentifiers` does not list.
///
/// A list that is missing altogether is PL-029's.
struct UnlistedTaskIdentifier: Rule {
    static let id = "PL-033"

    func findings(in context: EvaluationContext) -> [Finding] {
        let uses = context.uses.filter { ($0.record ?? $0.owner)?.framework == "BackgroundTasks" }
        return context.namedValues(of: uses, Self.identifiers).flatMap { document, identifiers -> [Finding] in
            let listed = document.strings(TaskIdentifiersMissing.key).map(\.text)
            // A build variable may stand for any identifier.
            guard !listed.isEmpty, !listed.contains(where: { $0.holds("$(") || $0.holds("${") }) else {
                return []
            }
            let exact = Set(listed)
            let wildcards = listed.filter { $0.hasSuffix("*") }.prefix(100).map { Array($0.utf8.dropLast()) }
            return identifiers.filter { identifier in
                !exact.contains(identifier.value) && !wildcards.contains { identifier.value.utf8.starts(with: $0) }
            }.map { identifier in
                context.finding(
                    Self.self,
                    at: document.location(ofKey: TaskIdentifiersMissing.key),
                    arguments: ["identifier": .text(identifier.value), "listed": .list(listed.shortened())],
                    permission: "background-refresh",
                    patch: [
                        .add(
                            Pointer.root.appending(TaskIdentifiersMissing.key).appending("-"),
                            .string(identifier.value)
                        )
                    ],
                    because: identifier.because
                )
            }
        }
    }

    /// The identifiers that the call tells, as arguments called so or written in it.
    private static func identifiers(of use: ResolvedUse) -> [String] {
        let named = use.use.arguments.filter { $0.key.lowercased().holds("identifier") }.map(\.value)
        let written = use.values.filter { $0.contains(".") && !$0.contains(where: \.isWhitespace) }
        return Array(Set(named + written))
    }
}
