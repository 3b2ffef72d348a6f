internal import Catalog

/// Reports a call that does nothing in an app built with a newer SDK.
///
/// Where nobody tells the SDK, the oldest one counts that App Store Connect takes on that day; then it is a warning.
/// `UIApplication.openURL(_:)` is SET-005's.
struct IneffectiveAPI: Rule {
    static let id = "API-007"

    /// Calls that fail on the systems of that SDK and later, and still work on older ones (Apple TN3153).
    private static let failing = ["EKEventStore.requestAccess(to:completion:)": OSVersion(17)]

    func findings(in context: EvaluationContext) -> [Finding] {
        let present = Set(context.uses.compactMap(\.record?.id))
        return context.uses.filter { use in
            // Beside its replacement the call serves older systems.
            use.record?.replacements.contains { present.contains($0) } == false
                && !use.isUse(of: IneffectiveOpenURL.call)
        }.compactMap { Self.finding(Self.self, on: $0, context) }
    }

    /// The SDK from which on the symbol does nothing, where the submission is built with it or a later one.
    private static func limit(_ record: APIRecord, _ context: EvaluationContext) -> OSVersion? {
        guard let sdk = context.sdk ?? SDKTooOld.oldest(on: context.asOf)?.sdk,
            let from = record.ineffectiveFromSDK ?? failing[record.id]
        else { return nil }
        return sdk >= from ? from : nil
    }

    /// Whether the SDK of the submission makes the symbol a no-op.
    static func concerns(_ record: APIRecord, _ context: EvaluationContext) -> Bool { limit(record, context) != nil }

    static func finding(_ rule: any Rule.Type, on use: ResolvedUse, _ context: EvaluationContext) -> Finding? {
        let oldest = SDKTooOld.oldest(on: context.asOf)
        guard use.use.origin != .ownType, let record = use.record, let sdk = context.sdk ?? oldest?.sdk,
            let from = limit(record, context)
        else { return nil }
        let isTold = context.sdk != nil
        return context.finding(
            rule,
            at: use.location,
            phrase: isTold ? "default" : "sdk-not-said",
            arguments: [
                "api": .text(use.use.name), "from": .text(from.description), "sdk": .text(sdk.description),
                "since": .text(oldest?.since ?? ""),
                "replacements": .list(context.replacements(of: record)),
            ],
            severity: isTold
                ? Severity(boundedBy: record.confidence) : min(.warning, Severity(boundedBy: record.confidence)),
            certainty: isTold ? nil : .likely,
            permission: record.permissions.first,
            because: [use.cause],
            sources: record.sources
        )
    }
}
