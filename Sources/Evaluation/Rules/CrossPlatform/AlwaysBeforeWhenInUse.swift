internal import Catalog

/// Reports `Permission.locationAlways` of permission_handler in an app that never asks for the use in the foreground.
struct AlwaysBeforeWhenInUse: Rule {
    static let id = "XP-016"

    func findings(in context: EvaluationContext) -> [Finding] {
        // What some sources do not ask for, others may.
        guard context.framework == .flutter, !context.showsPartOfCode else { return [] }
        let asksFirst = context.frameworkCalls.contains {
            $0.isUse(of: "Permission.locationWhenInUse", "Permission.location")
        }
        guard !asksFirst else { return [] }
        return context.findings(
            Self.self,
            onCalls: "Permission.locationAlways",
            in: .flutter,
            permission: "location"
        )
    }
}
