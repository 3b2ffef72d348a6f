internal import Catalog
internal import Documents

/// Reports a background task whose identifier `BGTaskSchedulerPermittedIdentifiers` does not list.
///
/// A list that is missing altogether is PL-029's.
struct UnlistedTaskIdentifier: Rule {
    static let id = "PL-033"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.uses.filter { ($0.record ?? $0.owner)?.framework == "BackgroundTasks" }.flatMap { use in
            let named = use.use.arguments.filter { $0.key.lowercased().contains("identifier") }.map(\.value)
            let written = use.values.filter { $0.contains(".") && !$0.contains(where: \.isWhitespace) }
            let identifiers = Set(named + written).sorted()
            return context.infoPlists(forCodeOf: use.use.bundle).flatMap { document -> [Finding] in
                let listed = document.strings(TaskIdentifiersMissing.key).map(\.text)
                guard !listed.isEmpty else { return [] }
                return identifiers.filter { !Self.isListed($0, in: listed) }.map { identifier in
                    context.finding(
                        Self.self,
                        at: document.location(ofKey: TaskIdentifiersMissing.key),
                        arguments: ["identifier": .text(identifier), "listed": .list(listed)],
                        permission: "background-refresh",
                        patch: [
                            .add(Pointer.root.appending(TaskIdentifiersMissing.key).appending("-"), .string(identifier))
                        ],
                        because: [use.cause]
                    )
                }
            }
        }
    }

    /// Whether the list has the identifier, a wildcard for it (iOS 26), or a build variable that may stand for it.
    private static func isListed(_ identifier: String, in listed: [String]) -> Bool {
        listed.contains { entry in
            entry == identifier || (entry.hasSuffix("*") && identifier.hasPrefix(entry.dropLast()))
                || entry.contains("$(") || entry.contains("${")
        }
    }
}
