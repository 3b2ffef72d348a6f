/// A resource behind a permission, found in a value that names no category of required-reason API.
struct PermissionResource {
    /// The permission's id: `photo-library`.
    let permission: String
    /// The Info.plist key that the resource really needs.
    let key: String

    /// What people write, folded, and what they mean by it; the first that the value contains counts.
    private static let words: [(word: String, permission: String, key: String)] = [
        ("camera", "camera", "NSCameraUsageDescription"),
        ("photo", "photo-library", "NSPhotoLibraryUsageDescription"),
        ("album", "photo-library", "NSPhotoLibraryUsageDescription"),
        ("location", "location", "NSLocationWhenInUseUsageDescription"),
        ("microphone", "microphone", "NSMicrophoneUsageDescription"),
        ("contact", "contacts", "NSContactsUsageDescription"),
        ("addressbook", "contacts", "NSContactsUsageDescription"),
        ("bluetooth", "bluetooth", "NSBluetoothAlwaysUsageDescription"),
        ("calendar", "calendar", "NSCalendarsFullAccessUsageDescription"),
        ("reminder", "reminders", "NSRemindersFullAccessUsageDescription"),
        ("motion", "motion", "NSMotionUsageDescription"),
        ("health", "health", "NSHealthShareUsageDescription"),
        ("speech", "speech-recognition", "NSSpeechRecognitionUsageDescription"),
        ("localnetwork", "local-network", "NSLocalNetworkUsageDescription"),
        ("faceid", "face-id", "NSFaceIDUsageDescription"),
        ("homekit", "homekit", "NSHomeKitUsageDescription"),
        ("medialibrary", "media-library", "NSAppleMusicUsageDescription"),
        ("tracking", "tracking", "NSUserTrackingUsageDescription"),
    ]

    /// `nil` where `value` names no such resource.
    init?(namedIn value: String) {
        guard value.utf8.count <= ConstantSpelling.longest else { return nil }
        let folded = ConstantSpelling.folded(value)
        guard let match = Self.words.first(where: { folded.holds($0.word) }) else { return nil }
        permission = match.permission
        key = match.key
    }
}
