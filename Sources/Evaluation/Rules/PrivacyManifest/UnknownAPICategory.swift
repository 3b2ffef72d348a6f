internal import Catalog
internal import Documents

/// Reports a `NSPrivacyAccessedAPIType` that is missing, blank, no string, or not one of Apple's five categories.
///
/// A permission named as a category (`Camera`, `Photo Library`) is told as such, once: it needs a purpose string in
/// Info.plist, not an entry here. A misspelled key is left to ``UnexpectedManifestKey``, an empty dictionary to
/// ``MalformedManifestEntry``.
struct UnknownAPICategory: Rule {
    static let id = "PM-004"

    func findings(in context: EvaluationContext) -> [Finding] {
        var vocabulary = ConstantVocabulary.of(
            context.catalog.privacyCategories.rows,
            prefix: AccessedAPI.prefix,
            in: context
        )
        return context.manifests.flatMap { manifest in
            manifest.accessedAPIs.compactMap { finding($0, in: manifest, &vocabulary, context) }
        }
    }

    private func finding(
        _ api: AccessedAPI,
        in manifest: PrivacyManifest,
        _ vocabulary: inout ConstantVocabulary,
        _ context: EvaluationContext
    ) -> Finding? {
        let all = Finding.Argument.list(context.catalog.privacyCategories.rows.map(\.id))
        guard let field = api.category else {
            return context.finding(
                Self.self,
                in: manifest,
                at: api.dictionary.pointer.appending(AccessedAPI.categoryKey),
                api.dictionary.node.position,
                phrase: "missing",
                arguments: ["categories": all],
                codes: ["ITMS-91056"]
            )
        }
        guard let value = field.value.string else {
            return context.finding(
                Self.self,
                in: manifest,
                at: field.pointer,
                field.value.position,
                phrase: "wrong-type",
                arguments: ["type": .text(field.value.typeName), "categories": all],
                codes: ["ITMS-91054", "ITMS-91056"]
            )
        }
        guard context.catalog.privacyCategories[id: value] == nil else { return nil }
        guard !value.isBlank else {
            return context.finding(
                Self.self,
                in: manifest,
                at: field.pointer,
                field.value.position,
                phrase: "blank",
                arguments: ["categories": all],
                codes: ["ITMS-91054", "ITMS-91056"]
            )
        }
        return unknown(value, field, api, in: manifest, &vocabulary, context)
    }

    private func unknown(
        _ value: String,
        _ field: ManifestField,
        _ api: AccessedAPI,
        in manifest: PrivacyManifest,
        _ vocabulary: inout ConstantVocabulary,
        _ context: EvaluationContext
    ) -> Finding {
        var arguments: [String: Finding.Argument] = [
            "value": .text(ConstantSpelling.onOneLine(value)),
            "categories": .list(context.catalog.privacyCategories.rows.map(\.id)),
        ]
        var phrase = "default"
        var patch: [PatchOperation] = []
        var facts: [String] = []
        let resource = PermissionResource(namedIn: value)
        let meant = Self.meant(value, api, isPermission: resource != nil, &vocabulary, context.catalog)
        if let meant {
            phrase = meant == value.trimmed ? "white-space" : "nearest"
            arguments["nearest"] = .text(meant)
            patch = [.replace(field.pointer, .string(meant))]
        } else if let resource {
            phrase = "permission"
            arguments["key"] = .text(resource.key)
            patch = [.remove(api.dictionary.pointer)]
            facts = ["MYTH-004"]
        }
        var finding = context.finding(
            Self.self,
            in: manifest,
            at: field.pointer,
            field.value.position,
            phrase: phrase,
            arguments: arguments,
            patch: patch,
            facts: facts
        )
        finding.permission = meant == nil ? resource?.permission : nil
        return finding
    }

    /// The category that `value` was meant to be, by its name, else by the one category of all the codes beside it.
    ///
    /// The codes beside the name of a permission were made up along with it.
    private static func meant(
        _ value: String,
        _ api: AccessedAPI,
        isPermission: Bool,
        _ vocabulary: inout ConstantVocabulary,
        _ catalog: CatalogSnapshot
    ) -> String? {
        let names = vocabulary.suggestions(for: value)
        if names.count == 1 { return names[0] }
        guard !isPermission else { return nil }
        let homes = (api.reasons?.items ?? []).map {
            $0.node.string.flatMap { catalog.privacyReasons[id: $0]?.category }
        }
        let known = Set(homes.compactMap { $0 })
        return known.count == 1 && !homes.contains(nil) ? known.first : nil
    }
}
