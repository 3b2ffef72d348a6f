internal import Catalog
internal import Documents

/// Reports each reason code that its category does not allow: another category's, an invented one, a blank, no string.
///
/// Under a category that Apple does not know, a code that exists is not reported: the fault is the category's
/// (``UnknownAPICategory``). Codes that only SDKs may declare are left to ``SDKReasonInApp``. Only a misspelled code gets a
/// patch: which reason is true is for the developer to say.
struct ReasonNotInCategory: Rule {
    static let id = "PM-006"

    func findings(in context: EvaluationContext) -> [Finding] {
        let codes = context.catalog.privacyReasons.rows.map { Code($0.id) }
        return context.manifests.flatMap { manifest in
            manifest.accessedAPIs.flatMap { api in
                let allowed = api.record(context.catalog)?.reasons
                let own = allowed.map { allowed in codes.filter { allowed.contains($0.id) } } ?? codes
                let items = api.reasons?.items ?? []
                let hasRightOne = items.contains { $0.node.string.map { allowed?.contains($0) == true } ?? false }
                return items.compactMap { item in
                    finding(item.node, at: item.pointer, of: api, own, hasRightOne: hasRightOne, in: manifest, context)
                }
            }
        }
    }

    private func finding(
        _ node: Node,
        at pointer: Pointer,
        of api: AccessedAPI,
        _ codes: [Code],
        hasRightOne: Bool,
        in manifest: PrivacyManifest,
        _ context: EvaluationContext
    ) -> Finding? {
        // A wrong element may go where a right one stays.
        let removal: [PatchOperation] = hasRightOne ? [.remove(pointer)] : []
        let record = api.record(context.catalog)
        let isInList = api.reasons?.value.elements != nil
        guard let code = node.string else {
            // A value of another type in the place of the list is ReasonsMissing's.
            guard isInList else { return nil }
            return context.finding(
                Self.self,
                in: manifest,
                at: pointer,
                node.position,
                phrase: "wrong-type",
                arguments: ["type": .text(node.typeName)],
                codes: ["ITMS-91055", "ITMS-91056"],
                patch: removal
            )
        }
        guard !code.isBlank else {
            return context.finding(
                Self.self,
                in: manifest,
                at: pointer,
                node.position,
                phrase: "blank",
                codes: ["ITMS-91055", "ITMS-91056"],
                patch: removal
            )
        }
        let bare = code.trimmed
        let isKnown = record?.reasons.contains(bare) ?? (context.catalog.privacyReasons[id: bare] != nil)
        if bare != code, isKnown {
            return context.finding(
                Self.self,
                in: manifest,
                at: pointer,
                node.position,
                phrase: "white-space",
                arguments: ["code": .text(ConstantSpelling.onOneLine(code)), "nearest": .text(bare)],
                patch: [.replace(pointer, .string(bare))]
            )
        }
        if let record { return wrong(code, node, at: pointer, removal, codes, record, in: manifest, context) }
        guard context.catalog.privacyReasons[id: code] == nil else { return nil }
        let meant = Self.meant(code, among: codes)
        var arguments: [String: Finding.Argument] = ["code": .text(ConstantSpelling.onOneLine(code))]
        if let meant { arguments["nearest"] = .text(meant) }
        return context.finding(
            Self.self,
            in: manifest,
            at: pointer,
            node.position,
            phrase: meant == nil ? "unknown-category" : "nearest-of-unknown-category",
            arguments: arguments,
            patch: meant.map { [.replace(pointer, .string($0))] } ?? [],
            facts: Self.facts(on: code)
        )
    }

    private func wrong(
        _ code: String,
        _ node: Node,
        at pointer: Pointer,
        _ removal: [PatchOperation],
        _ codes: [Code],
        _ record: PrivacyCategoryRecord,
        in manifest: PrivacyManifest,
        _ context: EvaluationContext
    ) -> Finding? {
        guard !record.reasons.contains(code) else { return nil }
        let allowed = context.reasons(record, of: context.owner(of: manifest))
        var arguments: [String: Finding.Argument] = [
            "code": .text(ConstantSpelling.onOneLine(code)), "category": .text(record.id),
            "allowed": .list(allowed),
        ]
        var phrase = "default"
        var patch = removal
        if let home = context.catalog.privacyReasons[id: code]?.category {
            phrase = "other-category"
            arguments["home"] = .text(home)
        } else if let meant = Self.meant(code, among: codes) {
            phrase = "nearest"
            arguments["nearest"] = .text(meant)
            arguments["allowed"] = .list(allowed.filter { $0 != meant })
            patch = [.replace(pointer, .string(meant))]
        }
        return context.finding(
            Self.self,
            in: manifest,
            at: pointer,
            node.position,
            phrase: phrase,
            arguments: arguments,
            patch: patch,
            facts: Self.facts(on: code)
        )
    }

    /// The code that differs only in case, blanks or the number after the dot: `ca92`, `CA92.2`.
    private static func meant(_ code: String, among codes: [Code]) -> String? {
        guard code.utf8.count <= ConstantSpelling.longest else { return nil }
        let wanted = Code(code)
        return codes.first { $0.stem == wanted.stem || $0.folded == wanted.folded }?.id
    }

    /// A reason code, ready to be compared with many.
    private struct Code {
        let id: String
        let stem: String
        let folded: String

        init(_ id: String) {
            self.id = id
            stem = ConstantSpelling.folded(String(id.prefix { $0 != "." }))
            folded = ConstantSpelling.folded(id)
        }
    }

    /// The fact on codes that articles invented.
    private static func facts(on code: String) -> [String] {
        ["35A3.", "20A1.", "31A1."].contains { code.hasPrefix($0) } || code.hasSuffix("UsageDescription")
            ? ["MYTH-005"] : []
    }
}
