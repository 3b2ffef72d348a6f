internal import Catalog
internal import Documents

/// Notes `NSBluetoothPeripheralUsageDescription` in an app that runs on iOS 13 and later only.
///
/// On its own it has no effect there: a warning. That code needs its successor is PL-014's.
struct ObsoleteBluetoothKey: Rule {
    static let id = "PL-016"
    static let key = "NSBluetoothPeripheralUsageDescription"

    func findings(in context: EvaluationContext) -> [Finding] {
        ObsoleteKey.findings(of: Self.self, in: context, alone: .warning) { $0 == Self.key }
    }
}
