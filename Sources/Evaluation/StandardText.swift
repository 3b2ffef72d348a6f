internal import Catalog
internal import Documents

/// A purpose string that a plug-in writes in words of its own, because no option says otherwise.
struct StandardText: Sendable {
    /// `NSCameraUsageDescription`.
    let key: String
    let text: String
    /// `expo-camera`.
    let plugin: String
    /// `cameraPermission`, the option that would say otherwise.
    let option: String
    /// Whether the option may be `false`, so that the plug-in does without the key.
    let isOptional: Bool
    /// How sure the text is.
    let confidence: Confidence
    let location: Finding.Location
}
