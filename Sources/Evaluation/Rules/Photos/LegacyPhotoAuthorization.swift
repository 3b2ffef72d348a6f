internal import Catalog

/// Reports the photo authorization calls without an access level, which say `authorized` for limited access too.
///
/// Silent where the calls with a level are used beside them, as a fallback for iOS 13. An error where the app has code
/// for `limited` that can never run.
struct LegacyPhotoAuthorization: Rule {
    static let id = "PH-001"
    static let calls = ["PHPhotoLibrary.authorizationStatus()", "PHPhotoLibrary.requestAuthorization(_:)"]

    func findings(in context: EvaluationContext) -> [Finding] {
        let current = [
            "PHPhotoLibrary.authorizationStatus(for:", "PHPhotoLibrary.requestAuthorization(for:",
        ]
        let usesCurrent = context.uses.contains { use in
            current.contains { use.record?.id.hasPrefix($0) == true }
        }
        guard !usesCurrent else { return [] }
        let handlesLimited = context.submission.handledStates["photo-library"]?.contains("limited") == true
        return context.uses.filter { use in
            use.use.origin == .app && !use.isAmbiguous && use.record.map { Self.calls.contains($0.id) } == true
        }.map { use in
            context.finding(
                Self.self,
                at: use.location,
                phrase: handlesLimited ? "limited-handled" : "default",
                arguments: [
                    "api": .text(use.use.name), "replacements": .list(context.replacements(of: use.record)),
                ],
                severity: handlesLimited ? .error : .warning,
                permission: "photo-library",
                because: [use.cause],
                sources: use.record?.sources ?? []
            )
        }
    }
}
