internal import Documents

/// Reports a value of `UIBackgroundModes` that does not exist (ITMS-90112).
struct UnknownBackgroundMode: Rule {
    static let id = "PL-030"

    /// Apple's list of values, with those of its older editions.
    private static let modes: Set = [
        "audio", "bluetooth-central", "bluetooth-peripheral", "external-accessory", "fetch", "location",
        "nearby-interaction", "network-authentication", "newsstand-content", "processing", "push-to-talk",
        "remote-notification", "voip", "workout-processing",
    ]
    /// Invented values, and what was meant; an empty one: no mode is needed.
    private static let meant = [
        "airplay": "audio", "background-audio": "audio", "background-fetch": "fetch", "background-location": "location",
        "background-processing": "processing", "bluetooth": "bluetooth-central", "location-updates": "location",
        "network-extension": "", "notifications": "remote-notification", "picture-in-picture": "audio", "pip": "audio",
        "push": "remote-notification", "push-notification": "remote-notification", "vpn": "",
    ]

    func findings(in context: EvaluationContext) -> [Finding] {
        let most = context.submission.mostSuggestions
        var wrong: Set<String> = []
        return context.infoPlists.flatMap { document in
            let present = document.strings("UIBackgroundModes")
            let texts = Set(present.map(\.text))
            return present.filter { !Self.modes.contains($0.text) && !$0.text.isVariable }.map { mode in
                let pointer = Pointer.root.appending("UIBackgroundModes").appending(mode.index)
                if wrong.count <= most { wrong.insert(mode.text) }
                let isLookedUp = wrong.count <= most
                let right = Self.meant[mode.text.lowercased()] ?? (isLookedUp ? Self.nearest(mode.text) : nil)
                let isThere = right.map { texts.contains($0) } == true
                return context.finding(
                    Self.self,
                    at: document.location(pointer, of: mode.node),
                    phrase: right.map { $0.isEmpty ? "needless" : "renamed" } ?? "unknown",
                    arguments: ["mode": .text(mode.text), "right": .text(right ?? "")],
                    patch: right.map { $0.isEmpty || isThere ? [.remove(pointer)] : [.replace(pointer, .string($0))] }
                        ?? [.remove(pointer)]
                )
            }
        }
    }

    private static func nearest(_ mode: String) -> String? {
        let text = mode.trimmed.lowercased().replacing("_", with: "-").replacing(" ", with: "-")
        return modes.contains(text) ? text : Spelling.nearest(text, in: modes, within: 2)
    }
}
