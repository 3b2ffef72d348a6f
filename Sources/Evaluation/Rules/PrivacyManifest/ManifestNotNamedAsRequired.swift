internal import Catalog
internal import Documents

/// Reports a privacy manifest whose file is not called `PrivacyInfo.xcprivacy`.
///
/// A property list (`PrivacyManifest.plist`), another case of the name, and any other name inside a built bundle are
/// errors: no tool looks for them. Another `.xcprivacy` name in a source tree is a note, for a build step may rename it.
/// The place of the file is left to ``ManifestOutsideBundleRoot``.
struct ManifestNotNamedAsRequired: Rule {
    static let id = "PM-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.privacyManifests.compactMap { document in
            // A configuration's own manifest gets its name when the app is built.
            guard !document.isEmbedded else { return nil }
            let name = document.path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? document.path
            guard name != PrivacyManifest.fileName else { return nil }
            let isCertain =
                name.lowercased() == PrivacyManifest.fileName.lowercased() || name.lowercased().hasSuffix(".plist")
                || BundlePath(document.path) != nil
            return context.finding(
                Self.self,
                at: Finding.Location(path: document.path, bundle: document.bundle, position: document.root?.position),
                phrase: isCertain ? "default" : "other-name",
                arguments: ["name": .text(name)],
                severity: isCertain ? nil : .note,
                certainty: isCertain ? nil : .possible
            )
        }
    }
}
