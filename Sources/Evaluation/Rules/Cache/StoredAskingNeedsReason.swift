/// Notes what the app remembers of its own asking, where no manifest gives a reason for UserDefaults.
struct StoredAskingNeedsReason: Rule {
    static let id = "CACHE-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        let facts = ["asked_at", "denied_seen", "explained_at"].filter(context.submission.policies.persisted.contains)
        let declared = context.manifests.contains {
            $0.declaredCategories(context.catalog).contains("NSPrivacyAccessedAPICategoryUserDefaults")
        }
        guard !facts.isEmpty, !declared else { return [] }
        return [context.finding(Self.self, onPolicy: "persisted", arguments: ["facts": .list(facts)])]
    }
}
