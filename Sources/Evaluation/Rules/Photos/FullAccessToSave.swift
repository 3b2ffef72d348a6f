/// Reports a request for the whole photo library in an app whose features only save into it.
struct FullAccessToSave: Rule {
    static let id = "PH-010"

    func findings(in context: EvaluationContext) -> [Finding] {
        let features = context.features(.savesMedia)
        let uses = context.fullLibraryRequests
        guard !features.isEmpty, context.features(.picksMedia).isEmpty, let first = uses.first,
            context.submission.features.filter({
                $0.lowercased().holds("photo") || $0.lowercased().holds("album")
            })
            .allSatisfy(Set(features).contains)
        else { return [] }
        return [
            context.finding(
                Self.self,
                at: first.location,
                arguments: ["features": .list(features.shortened())],
                permission: "photo-library",
                because: uses.prefix(KeyNeed.mostCauses).map(\.cause)
            )
        ]
    }
}
