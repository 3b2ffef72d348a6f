/// Reports `UIApplication.openURL(_:)` in an app built with the iOS 18 SDK or later, where it always returns false.
struct IneffectiveOpenURL: Rule {
    static let id = "SET-005"
    static let call = "UIApplication.openURL"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.uses.filter { $0.isUse(of: Self.call) }.compactMap {
            IneffectiveAPI.finding(Self.self, on: $0, context)
        }
    }
}
