internal import Documents

/// Reports `allowsBackgroundLocationUpdates` in an app whose background modes lack `location`: a fatal error.
struct BackgroundLocationModeMissing: Rule {
    static let id = "PL-012"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.uses.filter {
            $0.isUse(of: "CLLocationManager.allowsBackgroundLocationUpdates") && !$0.values.contains("false")
        }.flatMap { use in
            context.infoPlists(forCodeOf: use.use.bundle).filter { document in
                !document.strings("UIBackgroundModes").contains { $0.text == "location" }
            }.map { document in
                let modes = Pointer.root.appending("UIBackgroundModes")
                return context.finding(
                    Self.self,
                    at: document.location(ofKey: "UIBackgroundModes"),
                    permission: "location",
                    patch: document.root?["UIBackgroundModes"]?.elements != nil
                        ? [.add(modes.appending("-"), .string("location"))]
                        : [.add(modes, .array([.string("location")]))],
                    because: [use.cause]
                )
            }
        }
    }
}
