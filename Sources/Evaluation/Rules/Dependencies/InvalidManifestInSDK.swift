internal import Catalog
internal import Documents

/// Reports a package in a version whose own privacy manifest App Store Connect refuses.
struct InvalidManifestInSDK: Rule {
    static let id = "PM-027"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.knownDependencies.compactMap { known in
            let (dependency, sdk, package) = (known.dependency, known.versionedSDK, known.package)
            guard let version = dependency.onlyVersion else { return nil }
            let row: (confidence: Confidence, sources: [String])
            if let sdk, sdk.hasInvalidManifest(in: version) {
                row = (sdk.confidence, sdk.sources)
            } else if let package, package.manifest.versionOf == nil || package.manifest.versionOf == dependency.name,
                package.manifest.isInvalid(in: version)
            {
                row = (package.confidence, package.sources)
            } else {
                return nil
            }
            let loudest: Severity = dependency.isLocked ? .error : .warning
            return context.dated(
                context.finding(
                    Self.self,
                    at: dependency.location,
                    arguments: [
                        "package": .text(dependency.name),
                        "version": .text(dependency.writtenVersion ?? version.rawValue),
                    ],
                    severity: min(loudest, Severity(boundedBy: row.confidence)),
                    certainty: dependency.isLocked ? nil : .possible,
                    because: [dependency.cause],
                    sources: row.sources
                )
            )
        }
    }
}
