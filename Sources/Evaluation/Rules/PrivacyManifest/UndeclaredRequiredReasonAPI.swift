internal import Catalog
internal import Documents

/// Reports each category of required-reason API that a bundle's code uses and the manifest of that bundle does not declare.
///
/// One finding for a bundle and a category, as App Store Connect writes one line for each. Only a note where nobody can
/// know what is absent: in a submission of nothing but API names, and where a manifest in a resource bundle beside
/// statically linked code declares the category. Silent where the bundle's manifest cannot be read. Gives no patch, for
/// which reason is true is for the developer to say.
struct UndeclaredRequiredReasonAPI: Rule {
    static let id = "PM-016"

    /// The uses of one category in one bundle.
    private struct Group {
        /// One name for the bundle; `nil` = the app.
        let home: String?
        let category: PrivacyCategoryRecord
        let uses: [RequiredReasonUse]
        /// The bundle as the submission writes it.
        var bundle: String? { uses.lazy.compactMap(\.use.bundle).first ?? home }
    }

    func findings(in context: EvaluationContext) -> [Finding] {
        groups(in: context).compactMap { finding($0, context) }
    }

    private func groups(in context: EvaluationContext) -> [Group] {
        let byHome = Dictionary(grouping: context.requiredReasonUses) { context.bundles.home($0.use.bundle) }
        return byHome.flatMap { home, here -> [Group] in
            let declared = context.declaredCategories(of: home)
            let missing = here.filter { declared.isDisjoint(with: $0.categories) }
            let byCategory = Dictionary(grouping: missing) { $0.categories.first ?? "" }
            return byCategory.compactMap { id, uses in
                context.catalog.privacyCategories[id: id].map { Group(home: home, category: $0, uses: uses) }
            }
        }
    }

    private func finding(_ group: Group, _ context: EvaluationContext) -> Finding? {
        guard !context.manifestIndex.hasUnreadable(of: group.home) else { return nil }
        let manifest = context.manifestIndex.manifests(of: group.home).first
        let real = group.uses.filter { !$0.isLookAlike }
        let isOfSDKs = group.uses.allSatisfy { $0.use.origin == .sdk }
        let owner = context.owner(ofBundle: group.bundle) ?? (isOfSDKs ? .sdk : nil)
        var finding = context.finding(
            Self.self,
            at: place(group, manifest, context),
            phrase: manifest == nil ? "no-manifest" : "default",
            arguments: [
                "category": .text(group.category.id),
                "apis": .list(Self.distinct((real.isEmpty ? group.uses : real).map(\.use.name))),
                "allowed": .list(context.reasons(group.category, of: owner)),
                "bundle": .text(group.bundle ?? ""),
            ],
            because: (real.isEmpty ? group.uses : real).map {
                .api(name: $0.use.name, file: $0.use.file, line: $0.use.line)
            }
        )
        if real.isEmpty {
            finding.phrase = "look-alike"
            finding.severity = .warning
            finding.certainty = .possible
        } else if !context.showsManifests {
            finding.phrase = "manifest-not-shown"
            finding.severity = .note
            finding.certainty = .possible
        } else if real.allSatisfy({ $0.use.origin == .sdk }),
            context.manifestIndex.declaresBeside(group.home, group.category.id)
        {
            finding.phrase = "resource-bundle-only"
            finding.severity = .note
            finding.certainty = .possible
        } else if group.home != context.bundles.app {
            finding.phrase = manifest == nil ? "other-bundle-no-manifest" : "other-bundle"
        }
        return context.dated(limited(finding, to: real.map(\.confidence)))
    }

    /// A finding may be no louder than its best source allows.
    private func limited(_ finding: Finding, to confidences: [Confidence]) -> Finding {
        guard finding.severity == .error, !confidences.contains(where: { $0 == .documented || $0 == .multiSource })
        else { return finding }
        var finding = finding
        finding.severity = confidences.contains(.singleSource) ? .warning : .note
        finding.certainty = .possible
        return finding
    }

    private func place(_ group: Group, _ manifest: PrivacyManifest?, _ context: EvaluationContext) -> Finding.Location {
        guard let manifest else { return placeWithoutManifest(group, context) }
        let list = manifest.top[PrivacyManifest.accessedAPITypes]
        return Finding.Location(
            path: manifest.document.path,
            bundle: group.bundle,
            pointer: list?.pointer ?? Pointer.root.appending(PrivacyManifest.accessedAPITypes),
            position: list?.value.position ?? manifest.top.node.position
        )
    }

    /// Where the first use is, else the Info.plist beside which the manifest is missing, else where it should be.
    private func placeWithoutManifest(_ group: Group, _ context: EvaluationContext) -> Finding.Location {
        let real = group.uses.filter { !$0.isLookAlike }
        if let use = (real.isEmpty ? group.uses : real).first(where: { $0.use.file != nil && $0.use.line != nil })?.use
        {
            return ResolvedUse(use, record: nil, owner: nil).location
        }
        if let document = context.infoPlists(forCodeOf: group.bundle).first { return document.location(.root) }
        let folder = group.bundle.map { $0 + "/" } ?? ""
        return Finding.Location(path: folder + PrivacyManifest.fileName, bundle: group.bundle)
    }

    private static func distinct(_ names: [String]) -> [String] { Set(names).sorted() }
}

extension EvaluationContext {
    /// The categories that any manifest of the bundle declares; those of its dependencies' sources are their own.
    func declaredCategories(of bundle: String?) -> Set<String> {
        manifestIndex.manifests(of: bundle).reduce(into: []) { $0.formUnion($1.declaredCategories(catalog)) }
    }

    /// Whether the submission shows files among which a manifest would be.
    fileprivate var showsManifests: Bool {
        !submission.bundles.isEmpty || infoPlists.contains { !$0.isMadeOfParts } || !privacyManifests.isEmpty
    }
}
