internal import Catalog
internal import Documents

/// Reports a reason code that only a third-party SDK may declare in the manifest of an app.
///
/// Silent unless the target is said to be an app, or the manifest lies at the root of an .app or .appex: without that
/// nobody knows whose manifest it is. Only a note for React Native and Expo, whose pod script merges the reasons of every
/// pod into the app's manifest; such apps are accepted.
struct SDKReasonInApp: Rule {
    static let id = "PM-007"

    func findings(in context: EvaluationContext) -> [Finding] {
        let isMerged = [.reactNative, .expo].contains(context.submission.target.framework)
        return context.manifests.filter { isOfAnApp($0, context) }.flatMap { manifest in
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

    private func isOfAnApp(_ manifest: PrivacyManifest, _ context: EvaluationContext) -> Bool {
        guard let bundle = manifest.document.bundle else {
            return context.submission.target.kind == .app && !manifest.isOfDependency
        }
        return bundle.hasSuffix(".app") || bundle.hasSuffix(".appex")
    }
}
