internal import Catalog
internal import Documents

/// Reports a package with the code of a listed SDK, or a copy of one, in a version that has no privacy manifest.
///
/// One finding for each SDK of a file, as App Store Connect writes one line for each framework (ITMS-91061), which a pod
/// and its parts share. Where only a manifest constrains the version, it is a warning, and only where no version that is
/// let in has a privacy manifest.
struct ManifestMissingInSDK: Rule {
    static let id = "PM-017"

    /// An SDK as one file brings it in.
    private struct Place: Hashable {
        let path: String?
        let sdk: String
    }

    func findings(in context: EvaluationContext) -> [Finding] {
        var seen: Set<Place> = []
        return context.knownDependencies.compactMap { known in
            let dependency = known.dependency
            guard let sdk = known.versionedSDK, sdk.listed || sdk.copyOf != nil,
                let version = dependency.lowestVersion, sdk.shipsManifest(in: version) == false
            else { return nil }
            let first = sdk.firstVersionWithManifest(from: version)
            guard first.map({ !dependency.reaches($0) }) ?? true,
                seen.insert(Place(path: dependency.location.path, sdk: sdk.id)).inserted
            else { return nil }
            var arguments: [String: Finding.Argument] = [
                "package": .text(dependency.name), "sdk": .text(sdk.copyOf ?? sdk.name),
                "version": .text(dependency.writtenVersion ?? version.rawValue),
            ]
            if let first { arguments["first"] = .text(first.rawValue) }
            if !sdk.replacedBy.isEmpty { arguments["successors"] = .list(sdk.replacedBy) }
            let loudest: Severity = dependency.isLocked ? .error : .warning
            return context.dated(
                context.finding(
                    Self.self,
                    at: dependency.location,
                    phrase: first != nil
                        ? "default" : sdk.replacedBy.isEmpty ? "abandoned" : "replaced",
                    arguments: arguments,
                    severity: min(loudest, Severity(boundedBy: sdk.confidence)),
                    certainty: dependency.isLocked ? nil : .possible,
                    because: [dependency.cause],
                    sources: sdk.sources
                )
            )
        }
    }
}
