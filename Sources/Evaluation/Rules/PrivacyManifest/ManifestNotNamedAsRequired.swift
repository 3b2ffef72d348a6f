internal import Catalog
internal import Documents

/// Reports a privacy manifest whose file is not called `PrivacyInfo.xcprivacy`.
///
/// A property list (`PrivacyManifest.plist`), another case of the name, and any other name inside a built bundle are
/// errors: no tool looks for them. A further suffix (`PrivacyInfo.xcprivacy.xml`) and the name of a copy (`PrivacyInfo 2.xcprivacy`)
/// are warnings, for Xcode copies a resource under the name that it has. Another `.xcprivacy` name in a source tree is a note,
/// for a build step may rename it.
/// The place of the file is left to ``ManifestOutsideBundleRoot``.
struct ManifestNotNamedAsRequired: Rule {
    static let id = "PM-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        let folders = Set(
            context.privacyManifests.filter { $0.fileName == PrivacyManifest.fileName }.map {
                "\($0.bundle ?? "")\n\($0.folderOfFile)"
            }
        )
        return context.privacyManifests.compactMap { document in
            // A configuration's own manifest gets its name when the app is built.
            guard !document.isEmbedded else { return nil }
            let name = document.fileName
            guard name != PrivacyManifest.fileName else { return nil }
            let isCertain =
                name.lowercased() == PrivacyManifest.fileName.lowercased() || name.lowercased().hasSuffix(".plist")
                || BundlePath(document.path) != nil
            // Beside the right one, a copy changes nothing.
            let isAlone = !folders.contains("\(document.bundle ?? "")\n\(document.folderOfFile)")
            let isRenamed = !isCertain && isAlone && name.isCopyOfManifest
            return context.finding(
                Self.self,
                at: Finding.Location(path: document.path, bundle: document.bundle, position: document.root?.position),
                phrase: isCertain ? "default" : isRenamed ? "further-suffix" : "other-name",
                arguments: ["name": .text(name)],
                severity: isCertain ? nil : isRenamed ? .warning : .note,
                certainty: isCertain ? nil : isRenamed ? .likely : .possible
            )
        }
    }
}

extension Document {
    fileprivate var fileName: String { path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path }

    fileprivate var folderOfFile: String {
        path.split { $0 == "/" || $0 == "\\" }.dropLast().joined(separator: "/")
    }
}

extension String {
    /// Whether this is the manifest's name with a suffix more, or that of a copy of it: `PrivacyInfo.xcprivacy.txt`,
    /// `PrivacyInfo 2.xcprivacy`, `PrivacyInfo copy.xcprivacy`, `PrivacyInfo(1).xcprivacy`.
    fileprivate var isCopyOfManifest: Bool {
        let name = lowercased()
        if name.hasPrefix("privacyinfo.xcprivacy.") { return true }
        guard name.hasPrefix("privacyinfo"), name.hasSuffix(".xcprivacy") else { return false }
        let mark = name.dropFirst("privacyinfo".count).dropLast(".xcprivacy".count)
        let rest = mark.hasPrefix(" copy") ? mark.dropFirst(" copy".count) : mark
        return !mark.isEmpty && rest.allSatisfy { $0.isNumber || $0 == " " || $0 == "(" || $0 == ")" }
    }
}
