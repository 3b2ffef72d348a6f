internal import Documents

/// Notes an app that uses the standard user defaults and declares the category, but no reason that fits them.
///
/// Values of the app alone want CA92.1 (AC6B.1 where a management server wrote them); app-group and SDK reasons say another
/// thing. An absent category is left to ``UndeclaredRequiredReasonAPI``.
struct StandardDefaultsWithoutReason: Rule {
    static let id = "PM-022"

    private static let category = "NSPrivacyAccessedAPICategoryUserDefaults"
    private static let fitting: Set<String> = ["CA92.1", "AC6B.1"]

    func findings(in context: EvaluationContext) -> [Finding] {
        let standard = context.requiredReasonUses.filter {
            $0.use.origin == .app && $0.categories.contains(Self.category) && Self.isStandard($0.use.name)
        }
        let manifests = Dictionary(grouping: context.manifests) { context.bundles.home($0.document.bundle) }
        return Dictionary(grouping: standard) { context.bundles.home($0.use.bundle) }.compactMap { home, uses in
            let entries = (manifests[home] ?? [])
                .flatMap { manifest in
                    manifest.accessedAPIs.filter { $0.category?.value.string == Self.category }.map { (manifest, $0) }
                }
            let codes = entries.flatMap { $0.1.reasons?.items ?? [] }.compactMap(\.node.string)
            guard let (manifest, entry) = entries.first, let reasons = entry.reasons, !codes.isEmpty,
                Self.fitting.isDisjoint(with: codes)
            else { return nil }
            var finding = context.finding(
                Self.self,
                in: manifest,
                at: reasons.pointer,
                reasons.value.position,
                arguments: ["codes": .list(codes)]
            )
            finding.because = uses.map { .api(name: $0.use.name, file: $0.use.file, line: $0.use.line) }
            return finding
        }
    }

    private static func isStandard(_ name: String) -> Bool {
        name.holds("UserDefaults.standard") || name.holds("standardUserDefaults")
    }
}
