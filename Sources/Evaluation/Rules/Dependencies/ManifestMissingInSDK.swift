internal import Catalog
internal import Documents

/// Reports a package with the code of a listed SDK in a version that has no privacy manifest.
///
/// One finding for each package, as App Store Connect writes one line for each framework (ITMS-91061). A version that
/// only a manifest constrains may come to a newer one, so there it is a warning.
struct ManifestMissingInSDK: Rule {
    static let id = "PM-017"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.dependencies.compactMap { dependency in
            guard let sdk = context.catalog.versionedSDK(dependency), sdk.listed,
                let version = dependency.lowestVersion, sdk.shipsManifest(in: version) == false
            else { return nil }
            var arguments: [String: Finding.Argument] = [
                "package": .text(dependency.name), "sdk": .text(sdk.name),
                "version": .text(dependency.writtenVersion ?? version.rawValue),
            ]
            if let first = sdk.firstVersionWithManifest { arguments["first"] = .text(first.rawValue) }
            if !sdk.replacedBy.isEmpty { arguments["successors"] = .list(sdk.replacedBy) }
            let loudest: Severity = dependency.isLocked ? .error : .warning
            return context.dated(
                context.finding(
                    Self.self,
                    at: dependency.location,
                    phrase: sdk.firstVersionWithManifest != nil
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
