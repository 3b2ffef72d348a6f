internal import Catalog
internal import Documents

/// Reports a background mode that is of no use without an Info.plist key which is missing.
///
/// The mode `location` is PL-013's, `processing` PL-029's; where code needs the key, that rule speaks. There is no patch:
/// whether the mode or the key is what the app wants, its developer alone knows.
struct BackgroundModeWithoutKey: Rule {
    static let id = "PL-032"

    private static let keys = [
        "bluetooth-central": "NSBluetoothAlwaysUsageDescription",
        "bluetooth-peripheral": "NSBluetoothAlwaysUsageDescription",
        "external-accessory": "UISupportedExternalAccessoryProtocols",
        "nearby-interaction": "NSNearbyInteractionUsageDescription",
    ]

    func findings(in context: EvaluationContext) -> [Finding] {
        context.backgroundModes.filter { $0.isOfApp && !$0.document.isMadeOfParts }.flatMap { list in
            let missing = Set(Self.keys.values).filter { key in
                list.document.root?[key]?.isBlank != false && !context.keyNeeds.contains { $0.key == key }
                    && !context.keysOfBuildSettings.contains(key)
            }
            return list.modes.compactMap { mode -> Finding? in
                let keys = (mode.meaning ?? []).compactMap { Self.keys[$0] }
                guard let key = keys.first(where: missing.contains) else { return nil }
                return context.finding(
                    Self.self,
                    at: list.document.location(mode.pointer, of: mode.node),
                    arguments: ["mode": .text(mode.text), "key": .text(key)],
                    permission: context.catalog.keys[id: key]?.permission
                )
            }
        }
    }
}
