/// Reports a request for the whole photo library in an app that does not handle limited access.
///
/// Speaks only where the submission says which states of `photo-library` are handled.
struct LimitedPhotosUnhandled: Rule {
    static let id = "PH-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let states = context.submission.handledStates["photo-library"], !states.contains("limited") else {
            return []
        }
        let uses = context.fullLibraryRequests
        guard let first = uses.first else { return [] }
        return [
            context.finding(
                Self.self,
                at: first.location,
                arguments: ["states": .list(states.shortened())],
                permission: "photo-library",
                because: uses.prefix(KeyNeed.mostCauses).map(\.cause)
            )
        ]
    }
}

extension EvaluationContext {
    /// The app's requests for reading the photo library: every request but those for adding only.
    var fullLibraryRequests: [ResolvedUse] {
        uses.filter { use in
            use.use.origin == .app && use.isUse(of: "PHPhotoLibrary.requestAuthorization")
                && !use.values.contains { $0.lowercased().filter(\.isLetter).hasSuffix("addonly") }
        }
    }
}
