extension RuleRegistry {
    /// The family's rules, in order of id.
    static let bluetoothRules: [any Rule.Type] = [
        OldBluetoothAuthorization.self
    ]
}
