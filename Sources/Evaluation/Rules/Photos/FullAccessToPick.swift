/// Reports a request for the whole photo library in an app whose features only let people choose pictures (5.1.1(iii)).
///
/// Speaks only where every submitted feature that concerns photos is one of choosing.
struct FullAccessToPick: Rule {
    static let id = "PH-003"

    func findings(in context: EvaluationContext) -> [Finding] {
        let features = context.features(.picksMedia)
        let uses = context.fullLibraryRequests
        guard !features.isEmpty, context.features(.savesMedia).isEmpty, let first = uses.first,
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
