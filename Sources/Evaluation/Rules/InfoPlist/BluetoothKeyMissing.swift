/// Reports a missing or blank `NSBluetoothAlwaysUsageDescription` where code touches Core Bluetooth.
///
/// The key of iOS 12 and earlier is PL-015's.
struct BluetoothKeyMissing: Rule {
    static let id = "PL-014"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0 == "NSBluetoothAlwaysUsageDescription" }
    }
}
