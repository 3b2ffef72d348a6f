internal import Catalog

/// Reports a call that does nothing in an app built with a newer SDK.
///
/// `UIApplication.openURL(_:)` is SET-005's.
struct IneffectiveAPI: Rule {
    static let id = "API-007"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.uses.filter { !$0.isUse(of: IneffectiveOpenURL.call) }.compactMap {
            Self.finding(Self.self, on: $0, context)
        }
    }

    /// Whether the SDK of the submission makes the symbol a no-op.
    static func concerns(_ record: APIRecord, _ context: EvaluationContext) -> Bool {
        guard let sdk = context.sdk, let from = record.ineffectiveFromSDK else { return false }
        return sdk >= from
    }

    static func finding(_ rule: any Rule.Type, on use: ResolvedUse, _ context: EvaluationContext) -> Finding? {
        guard use.use.origin != .ownType, let record = use.record, concerns(record, context), let sdk = context.sdk,
            let from = record.ineffectiveFromSDK
        else { return nil }
        return context.finding(
            rule,
            at: use.location,
            arguments: [
                "api": .text(use.use.name), "from": .text(from.description), "sdk": .text(sdk.description),
                "replacements": .list(record.replacements),
            ],
            severity: Severity(boundedBy: record.confidence),
            permission: record.permissions.first,
            because: [use.cause],
            sources: record.sources
        )
    }
}
