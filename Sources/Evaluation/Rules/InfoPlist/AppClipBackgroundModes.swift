internal import Documents

/// Reports `UIBackgroundModes` in the Info.plist of an App Clip: the upload is refused.
struct AppClipBackgroundModes: Rule {
    static let id = "PL-036"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.infoPlists.filter { context.role(of: $0) == .appClip }.compactMap { document in
            document.root?.entry("UIBackgroundModes").map { entry in
                context.finding(
                    Self.self,
                    at: document.location(ofNameIn: entry),
                    patch: [.remove(Pointer.root.appending(entry.key))]
                )
            }
        }
    }
}
