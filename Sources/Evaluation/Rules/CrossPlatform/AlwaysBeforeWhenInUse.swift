internal import Catalog

/// Reports `Permission.locationAlways` of permission_handler in an app that never asks for the use in the foreground.
struct AlwaysBeforeWhenInUse: Rule {
    static let id = "XP-016"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard context.framework == .flutter else { return [] }
        let asksFirst = context.unknownUses.contains {
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
