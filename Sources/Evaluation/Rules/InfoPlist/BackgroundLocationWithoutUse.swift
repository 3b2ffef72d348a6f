internal import Documents

/// Reports the background mode `location` where nothing in the submission uses location in the background (2.5.4).
///
/// Silent where an API or a feature does; and where the text for Always is there but the code was not shown. Region,
/// visit and significant-change events come without the mode, so that they do not count. There is no patch: a feature
/// that was not shown may need the mode.
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
        return context.backgroundModes.filter(\.isOfApp).flatMap { list in
            list.modes.filter { $0.meaning?.contains("location") == true }.compactMap { mode -> Finding? in
                let texts = Self.keys.filter { key in
                    list.document.root?[key].map { !$0.isBlank } ?? context.isAddedByBuild(key)
                }
                guard !texts.contains(Self.keys[0]) || !context.uses.isEmpty && !context.showsPartOfCode else {
                    return nil
                }
                return context.finding(
                    Self.self,
                    at: list.document.location(mode.pointer, of: mode.node),
                    phrase: Self.phrase(texts),
                    permission: "location"
                )
            }
        }
    }

    /// What there is to say beside the keys that have a text.
    private static func phrase(_ texts: [String]) -> String {
        if texts.contains(keys[0]) { return "no-use" }
        return texts.isEmpty ? "no-text" : texts.contains(keys[1]) ? "foreground-text" : "old-text"
    }
}
