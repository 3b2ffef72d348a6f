/// Reports a missing or blank key of every permission that has no rule of its own.
///
/// Photos, camera, microphone, location, Bluetooth, local network, calendar, reminders, HealthKit and background tasks
/// are left to their rules.
struct PurposeStringMissing: Rule {
    static let id = "PL-027"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self, byEffect: true) { key in
            !Self.othersKeys.contains(key) && !Self.othersPrefixes.contains { key.hasPrefix($0) }
        }
    }

    private static let othersKeys: Set = [
        "NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription", "NSCameraUsageDescription",
        "NSMicrophoneUsageDescription", "NSLocalNetworkUsageDescription", "NSBonjourServices",
        "BGTaskSchedulerPermittedIdentifiers", "UIBackgroundModes",
    ]
    private static let othersPrefixes = ["NSLocation", "NSBluetooth", "NSCalendars", "NSReminders", "NSHealth"]
}
