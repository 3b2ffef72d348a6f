/// Notes the app's general page of Settings where the one of its notifications is needed.
struct NotificationSettingsPage: Rule {
    static let id = "SET-009"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard !context.features(.notificationSettings).isEmpty,
            context.lacks(
                "UIApplication.openNotificationSettingsURLString",
                "UIApplicationOpenNotificationSettingsURLString"
            )
        else { return [] }
        return context.finding(
            Self.self,
            on: context.ownUses.of(["UIApplication.openSettingsURLString"]),
            permission: "notifications"
        )
    }
}
