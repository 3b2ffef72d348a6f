/// Reports a missing `NSBluetoothPeripheralUsageDescription` where the app still runs on iOS 12.
///
/// From iOS 13 on only the key of PL-014 is read.
struct OldBluetoothKeyMissing: Rule {
    static let id = "PL-015"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0 == "NSBluetoothPeripheralUsageDescription" }
    }
}
