internal import Documents

extension EvaluationContext {
    /// A finding of `rule` for each host whose submitted entitlements lack `entitlement`, where `uses` of it need it.
    ///
    /// A source tree has entitlements of several targets and says of none which it is: one that has it is enough.
    func missingEntitlement(
        _ entitlement: String,
        rule: any Rule.Type,
        permission: String,
        for uses: [ResolvedUse]
    ) -> [Finding] {
        let byHost = Dictionary(grouping: entitlements) { host(ofCodeIn: $0.bundle) ?? "" }
        let usesByHost = Dictionary(grouping: uses.filter { $0.use.origin != .ownType }) { use in
            host(ofCodeIn: use.use.bundle) ?? ""
        }
        return byHost.sorted { $0.key < $1.key }.compactMap { host, documents -> Finding? in
            let concerned = usesByHost[host] ?? []
            // Fields of a framework's configuration and plug-ins add entitlements of their own.
            guard let document = documents.first, !concerned.isEmpty, !documents.contains(where: \.isEmbedded),
                documents.allSatisfy({ $0.root?[entitlement] == nil })
            else { return nil }
            return finding(
                rule,
                at: document.location(ofKey: entitlement),
                arguments: [
                    "entitlement": .text(entitlement), "because": .list(concerned.map(\.cause).names(upTo: 3)),
                ],
                permission: permission,
                because: concerned.prefix(KeyNeed.mostCauses).map(\.cause)
            )
        }
    }
}
