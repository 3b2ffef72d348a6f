internal import Catalog

/// Notes a call of UniApp that the project's HBuilderX does not have yet.
///
/// The packages of the command line bear its version: `3.0.0-3081220230817001` is that of HBuilderX 3.8.12.
struct BuilderTooOld: Rule {
    static let id = "XP-008"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard context.framework == .uniapp, let builder = builder(of: context) else { return [] }
        let calls = calls(in: context.catalog)
        return context.frameworkCalls.compactMap { unknown in
            guard let since = calls.first(where: { unknown.isUse(of: $0.name) })?.since, builder.version < since
            else { return nil }
            return context.finding(
                Self.self,
                at: unknown.use.location,
                arguments: [
                    "api": .text(unknown.use.use.name), "since": .text(since.rawValue),
                    "version": .text(builder.version.rawValue),
                ],
                because: [unknown.use.cause, builder.dependency.cause]
            )
        }
    }

    /// UniApp's calls, with the first version of HBuilderX that has each.
    private func calls(in catalog: CatalogSnapshot) -> [(name: String, since: PackageVersion?)] {
        catalog.bridges.rows.filter { $0.framework == .uniapp && $0.versionOf == "HBuilderX" }
            .flatMap { [$0.status, $0.request, $0.settings, $0.accuracy].compactMap { $0 } }
            .map { call in (String(call.call.prefix { $0 != "(" }), call.since) }
    }

    private func builder(of context: EvaluationContext) -> (version: PackageVersion, dependency: Dependency)? {
        context.dependencies.lazy.filter { $0.name.hasPrefix("@dcloudio/") }.compactMap { dependency in
            Self.builder(dependency.writtenVersion ?? "").map { ($0, dependency) }
        }.first
    }

    /// One digit, two and two, before the day and a number of three digits.
    private static func builder(_ version: String) -> PackageVersion? {
        let digits = version.split(separator: "-").last ?? ""
        guard digits.utf8.count == 16, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
            let major = Int(digits.prefix(1)), let minor = Int(digits.dropFirst(1).prefix(2)),
            let patch = Int(digits.dropFirst(3).prefix(2))
        else { return nil }
        return PackageVersion(rawValue: "\(major).\(minor).\(patch)")
    }
}
