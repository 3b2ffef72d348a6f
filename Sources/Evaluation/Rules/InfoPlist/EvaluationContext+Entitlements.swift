internal import Documents

extension EvaluationContext {
    /// A finding of `rule` for each submitted entitlements document that lacks `entitlement`, where `uses` need it.
    func missingEntitlement(
        _ entitlement: String,
        rule: any Rule.Type,
        permission: String,
        for uses: [ResolvedUse]
    ) -> [Finding] {
        entitlements.compactMap { document in
            let concerned = uses.filter { use in
                use.use.origin != .ownType
                    && (use.use.bundle == nil || document.bundle == nil || use.use.bundle == document.bundle)
            }
            let isExtension = document.bundle.map { role(ofBundle: $0) == .appExtension } == true
            guard !concerned.isEmpty, document.root?[entitlement] == nil,
                !isExtension || concerned.contains(where: { $0.use.bundle == document.bundle })
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
