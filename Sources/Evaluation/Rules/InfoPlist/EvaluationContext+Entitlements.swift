internal import Catalog
internal import Documents

extension EvaluationContext {
    /// A finding of `rule` for each host whose submitted entitlements lack `entitlement`, where `uses` of it need it.
    ///
    /// A source tree has entitlements of several targets and says of none which it is: one that has it is enough.
    ///
    /// - Parameters:
    ///   - entitlement: What may be missing.
    ///   - rule: The rule that speaks of it.
    ///   - permission: What the entitlement is about, if it is a permission.
    ///   - uses: The uses that need it.
    ///   - ofPackages: Whether a package of the app that names the entitlement needs it, too.
    /// - Returns: The findings, in order of the hosts.
    func missingEntitlement(
        _ entitlement: String,
        rule: any Rule.Type,
        permission: String?,
        for uses: [ResolvedUse],
        ofPackages: Bool = false
    ) -> [Finding] {
        let byHost = Dictionary(grouping: entitlements) { host(ofCodeIn: $0.bundle) ?? "" }
        let usesByHost = Dictionary(grouping: uses.filter { $0.use.origin != .ownType }) { use in
            host(ofCodeIn: use.use.bundle) ?? ""
        }
        let packages = ofPackages && !byHost.isEmpty ? self.packages(with: entitlement) : []
        return byHost.sorted { $0.key < $1.key }.compactMap { host, documents -> Finding? in
            let concerned = usesByHost[host] ?? []
            let causes = concerned.map(\.cause) + (host.isEmpty ? packages.map(\.dependency.cause) : [])
            // Fields of a framework's configuration and plug-ins add entitlements of their own.
            guard let document = documents.first, !causes.isEmpty, !documents.contains(where: \.isEmbedded),
                documents.allSatisfy({ $0.root?[entitlement] == nil })
            else { return nil }
            return finding(
                rule,
                at: document.location(ofKey: entitlement),
                arguments: ["entitlement": .text(entitlement), "because": .list(causes.names(upTo: 3))],
                permission: permission,
                because: Array(causes.prefix(KeyNeed.mostCauses)),
                sources: concerned.isEmpty ? packages.first?.package?.sources ?? [] : []
            )
        }
    }

    /// The packages of the app that do nothing without `entitlement`, as far as the table is sure of it.
    private func packages(with entitlement: String) -> [KnownDependency] {
        knownDependencies.filter { known in
            guard let package = known.package, !SourcePlace.isOfOtherSystem(known.dependency.location.path ?? "") else {
                return false
            }
            return [.documented, .multiSource].contains(package.confidence)
                && package.entitlements.contains { $0.entitlement == entitlement && !$0.optional }
        }
    }
}
