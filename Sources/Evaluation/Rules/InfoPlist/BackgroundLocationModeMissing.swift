internal import Documents

/// Reports `allowsBackgroundLocationUpdates` in an app whose background modes lack `location`: a fatal error.
struct BackgroundLocationModeMissing: Rule {
    static let id = "PL-012"

    func findings(in context: EvaluationContext) -> [Finding] {
        let uses = context.uses.filter {
            $0.isUse(of: "CLLocationManager.allowsBackgroundLocationUpdates") && !$0.values.contains("false")
        }
        let modes = Pointer.root.appending("UIBackgroundModes")
        return context.namedValues(of: uses) { _ in ["location"] }.flatMap { document, needed in
            needed.filter { mode in !document.strings("UIBackgroundModes").contains { $0.text == mode.value } }
                .map { mode in
                    context.finding(
                        Self.self,
                        at: document.location(ofKey: "UIBackgroundModes"),
                        permission: "location",
                        patch: document.root?["UIBackgroundModes"]?.elements != nil
                            ? [.add(modes.appending("-"), .string(mode.value))]
                            : [.add(modes, .array([.string(mode.value)]))],
                        because: mode.because
                    )
                }
        }
    }
}
