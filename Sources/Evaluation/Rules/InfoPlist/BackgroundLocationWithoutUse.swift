internal import Documents

/// Reports the background mode `location` where nothing in the submission uses location in the background (2.5.4).
///
/// Silent where an API or a feature does; and where the text for Always is there but the code was not shown. Region,
/// visit and significant-change events come without the mode, so that they do not count.
struct BackgroundLocationWithoutUse: Rule {
    static let id = "PL-013"
    private static let uses = [
        "CLLocationManager.allowsBackgroundLocationUpdates", "CLBackgroundActivitySession", "CLServiceSession",
        "CLLocationManager.showsBackgroundLocationIndicator", "CLLocationUpdate",
        "CLLocationManager.requestAlwaysAuthorization",
    ]
    private static let keys = [
        "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription",
        "NSLocationAlwaysUsageDescription",
    ]

    func findings(in context: EvaluationContext) -> [Finding] {
        guard context.features(.backgroundLocation).isEmpty,
            !context.uses.contains(where: { use in Self.uses.contains { use.isUse(of: $0) } })
        else { return [] }
        return context.appInfoPlists.flatMap { document in
            document.strings("UIBackgroundModes").filter { $0.text == "location" }.compactMap { mode -> Finding? in
                let texts = Self.keys.filter { document.root?[$0].map { !$0.isBlank } == true }
                guard !texts.contains(Self.keys[0]) || !context.uses.isEmpty && !context.showsPartOfCode else {
                    return nil
                }
                let pointer = Pointer.root.appending("UIBackgroundModes").appending(mode.index)
                return context.finding(
                    Self.self,
                    at: document.location(pointer, of: mode.node),
                    phrase: texts.isEmpty ? "no-text" : texts.contains(Self.keys[0]) ? "no-use" : "foreground-text",
                    permission: "location",
                    patch: [.remove(pointer)]
                )
            }
        }
    }
}
