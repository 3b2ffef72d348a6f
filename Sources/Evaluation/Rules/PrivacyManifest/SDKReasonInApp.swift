internal import Catalog
internal import Documents

/// Reports a reason code that only a third-party SDK may declare in the manifest of an app.
///
/// Silent unless the manifest is an app's by what the submission says, by its bundle, or by the Info.plist beside it. Only a note for React Native and Expo, whose pod script merges the reasons of every
/// pod into the app's manifest; such apps are accepted.
struct SDKReasonInApp: Rule {
    static let id = "PM-007"

    func findings(in context: EvaluationContext) -> [Finding] {
        let isMerged = [.reactNative, .expo].contains(context.framework)
        return context.manifests.filter { context.owner(of: $0) == .app }.flatMap { manifest in
            manifest.accessedAPIs.flatMap { api -> [Finding] in
                guard let record = api.record(context.catalog), let reasons = api.reasons else { return [] }
                return reasons.items.compactMap { item in
                    guard let code = item.node.string, record.sdkOnly.contains(code) else { return nil }
                    return context.finding(
                        Self.self,
                        in: manifest,
                        at: item.pointer,
                        item.node.position,
                        arguments: [
                            "code": .text(code), "category": .text(record.id),
                            "allowed": .list(record.reasons.filter { !record.sdkOnly.contains($0) }),
                        ],
                        severity: isMerged ? .note : nil
                    )
                }
            }
        }
    }
}
