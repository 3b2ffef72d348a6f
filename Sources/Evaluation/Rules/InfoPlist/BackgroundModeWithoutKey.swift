internal import Catalog
internal import Documents

/// Reports a background mode that is of no use without an Info.plist key which is missing.
///
/// The mode `location` is PL-013's, `processing` PL-029's; where code needs the key, that rule speaks.
struct BackgroundModeWithoutKey: Rule {
    static let id = "PL-032"

    private static let keys = [
        "bluetooth-central": "NSBluetoothAlwaysUsageDescription",
        "bluetooth-peripheral": "NSBluetoothAlwaysUsageDescription",
        "external-accessory": "UISupportedExternalAccessoryProtocols",
        "nearby-interaction": "NSNearbyInteractionUsageDescription",
    ]

    func findings(in context: EvaluationContext) -> [Finding] {
        context.appInfoPlists.filter { !$0.isMadeOfParts }.flatMap { document in
            let missing = Set(Self.keys.values).filter { key in
                document.root?[key]?.isBlank != false && !context.keyNeeds.contains { $0.key == key }
                    && !context.keysOfBuildSettings.contains(key)
            }
            return document.strings("UIBackgroundModes").compactMap { mode -> Finding? in
                guard let key = Self.keys[mode.text], missing.contains(key) else { return nil }
                let pointer = Pointer.root.appending("UIBackgroundModes").appending(mode.index)
                return context.finding(
                    Self.self,
                    at: document.location(pointer, of: mode.node),
                    arguments: ["mode": .text(mode.text), "key": .text(key)],
                    permission: context.catalog.keys[id: key]?.permission,
                    patch: [.remove(pointer)]
                )
            }
        }
    }
}
