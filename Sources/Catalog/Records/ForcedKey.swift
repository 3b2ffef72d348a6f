internal import JSON

/// An Info.plist key that a package or an SDK makes an app declare.
package struct ForcedKey: Codable, Sendable {
    package let key: String
    /// Whether only some apps that use the package need the key.
    package let optional: Bool
    /// Whether the package writes the key itself when the app is built, with a text of its own.
    package let written: Bool
    /// Under which condition the key is needed, in words; `nil`: always, or not known.
    package let when: Localized?
    /// The versions of the package that need the key; `nil` = every one.
    package let versions: PackageVersionRange?
    /// What in the Podfile leaves the code out that needs the key: a macro, `BYPASS_PERMISSION_LOCATION_ALWAYS=1`, a constant,
    /// `Pod::PICKER_MEDIA=false`, or a variable, `$VCEnableLocation=false`.
    package let leftOutBy: String?
    /// The parts of a pod with the code that needs the key, `BluetoothPermission` of `PermissionsKit/BluetoothPermission`.
    package let parts: [String]?
    /// What an app's own code names where it needs the key: `ImageSource.camera`, a constant; `launchCamera`, a call of what
    /// the package exports; `pickVideo(source: camera)`, a call with a member.
    package let calls: [String]?

    enum CodingKeys: String, CodingKey {
        case key, optional, written, when, versions, parts, calls
        case leftOutBy = "left_out_by"
    }

    /// Whether `version` of the package needs the key; an unknown version may.
    package func isForced(by version: PackageVersion?) -> Bool {
        guard let version, let versions else { return true }
        return versions.contains(version)
    }

    /// Whether `name`, `PermissionsKit/BluetoothPermission`, is a part with the code that needs the key.
    package func isOfPart(of name: String) -> Bool {
        guard let parts, let slash = name.firstIndex(of: "/") else { return false }
        return parts.contains(String(name[name.index(after: slash)...]))
    }

    func write(to writer: inout JSONWriter, language: Language) {
        writer.member("key", key)
        writer.member("optional", optional)
        writer.member("written", written)
        writer.member("when", when, language)
        writer.member("versions", versions?.rawValue)
        writer.member("left_out_by", leftOutBy)
        writer.member("parts", parts ?? [])
        writer.member("calls", calls ?? [])
    }
}
