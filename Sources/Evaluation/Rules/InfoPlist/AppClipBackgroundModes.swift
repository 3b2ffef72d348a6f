internal import Documents

/// Reports `UIBackgroundModes` in the Info.plist of an App Clip: the upload is refused.
struct AppClipBackgroundModes: Rule {
    static let id = "PL-036"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.infoPlists.filter { context.role(of: $0) == .appClip && $0.root?["UIBackgroundModes"] != nil }.map {
            context.finding(
                Self.self,
                at: $0.location(ofKey: "UIBackgroundModes"),
                patch: [.remove(Pointer.root.appending("UIBackgroundModes"))]
            )
        }
    }
}
