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
        context.backgroundModes.filter { $0.isOfApp && !context.isPart($0.document) }.flatMap { list in
            let missing = Set(Self.keys.values).filter { key in
                list.document.root?[key]?.isBlank != false && !context.keyNeeds.contains { $0.key == key }
                    && !context.isAddedByBuild(key)
            }
            // A mode that does not exist is PL-030's: nobody knows yet whether it is to stay.
            return list.modes.filter(\.isRight).compactMap { mode -> Finding? in
                guard let key = Self.keys[mode.text], missing.contains(key) else { return nil }
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
