/// Notes `CBPeripheralManager.authorizationStatus()`, which iOS 13 replaced.
///
/// Left to API-002 where the oldest supported version is told.
struct OldBluetoothAuthorization: Rule {
    static let id = "BT-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard context.minIOS == nil else { return [] }
        return context.finding(
            Self.self,
            on: context.ownUses.of(["CBPeripheralManager.authorizationStatus"]),
            permission: "bluetooth"
        )
    }
}
