internal import Catalog

/// An API use that needs a reason in the manifest of its bundle.
struct RequiredReasonUse {
    let use: APIUse
    /// One of them must be declared.
    let categories: [String]
    let confidence: Confidence
    /// Only the name is that of a listed symbol: the member is the submitter's own.
    var isLookAlike: Bool { use.origin == .ownType }

    /// `nil` where the use needs no reason.
    init?(_ resolved: ResolvedUse, among symbols: RequiredReasonSymbols) {
        use = resolved.use
        let name = resolved.use.name
        let symbol =
            resolved.use.origin == .ownType
            ? symbols.lookAlike(name) : symbols.symbol(name) ?? resolved.record.flatMap { symbols.symbol($0.id) }
        if let symbol {
            categories = symbol.categories
            confidence = symbol.confidence
        } else if resolved.use.origin != .ownType, let record = resolved.record,
            let category = record.requiredReasonCategory
        {
            categories = [category]
            confidence = record.confidence
        } else {
            return nil
        }
    }
}

extension RequiredReasonUse {
    /// Those of `uses` that need a reason, in their order; each name is looked up once.
    static func all(in uses: [ResolvedUse], _ catalog: CatalogSnapshot) -> [RequiredReasonUse] {
        guard !uses.isEmpty else { return [] }
        let symbols = RequiredReasonSymbols.of(catalog)
        var needless: Set<String> = []
        return uses.compactMap { use in
            // Of thousands of uses few need one.
            let isNoted = use.use.origin != .ownType && use.use.name.utf8.allSatisfy { $0 < 0x80 }
            guard !isNoted || !needless.contains(use.use.name) else { return nil }
            let found = RequiredReasonUse(use, among: symbols)
            if found == nil, isNoted { needless.insert(use.use.name) }
            return found
        }
    }
}
