internal import Catalog
internal import Documents

/// Reports what a framework's build does not read of a configuration that means an Info.plist: in a config.xml or plugin.xml
/// of Cordova a `config-file` with the attributes of `edit-config`, or the reverse; under `app-plus.distribute.ios` of UniApp's
/// manifest.json a member that is misspelt, and a purpose string outside of `privacyDescription`.
///
/// Sources: Cordova, Plugin Specification, <https://cordova.apache.org/docs/en/latest/plugin_ref/spec.html>; DCloud,
/// <https://uniapp.dcloud.net.cn/collocation/manifest-app.html>.
struct UnreadConfiguration: Rule {
    static let id = "XP-018"

    /// Members of `ios` that the table has no row for.
    private static let otherMembers: Set = ["dSYMs", "plistcmds", "capabilities", "validArchitectures"]

    func findings(in context: EvaluationContext) -> [Finding] {
        context.submission.documents.flatMap { document -> [Finding] in
            guard let root = document.root else { return [] }
            switch document.kind {
            case .cordovaConfig, .cordovaPlugin: return elements(in: root, at: .root, document, context)
            case .uniAppManifest: return members(in: document, context)
            default: return []
            }
        }
    }

    // MARK: Cordova

    private func elements(
        in element: Node,
        at place: Pointer,
        _ document: Document,
        _ context: EvaluationContext
    ) -> [Finding] {
        (element["children"]?.elements ?? []).enumerated().flatMap { index, child -> [Finding] in
            let place = place.appending("children").appending(index)
            if child.elementName == "platform", child.attribute("name")?.string == "ios" {
                return elements(in: child, at: place, document, context)
            }
            return [finding(on: child, at: place, document, context)].compactMap { $0 }
        }
    }

    private func finding(
        on element: Node,
        at place: Pointer,
        _ document: Document,
        _ context: EvaluationContext
    ) -> Finding? {
        func attribute(_ name: String) -> String? { element.attribute(name)?.string }
        func isInfoPlist(_ name: String) -> Bool { attribute(name)?.hasSuffix("Info.plist") == true }
        let (name, right): (String, String)
        switch element.elementName {
        case "config-file" where isInfoPlist("file") && attribute("parent") == nil:
            (name, right) = ("config-file", "target, parent")
        case "edit-config" where isInfoPlist("target") && attribute("file") == nil:
            (name, right) = ("edit-config", "file, target, mode")
        default: return nil
        }
        let key = name == "config-file" ? attribute("target") : attribute("parent")
        return context.finding(
            Self.self,
            at: document.location(place, of: element),
            phrase: "attributes",
            arguments: [
                "element": .text(name), "right": .text(right), "key": .text(key ?? ""),
                "other": .text(name == "config-file" ? "edit-config" : "config-file"),
            ],
            permission: key.flatMap { context.catalog.keys[id: $0]?.permission }
        )
    }

    // MARK: UniApp

    private func members(in document: Document, _ context: EvaluationContext) -> [Finding] {
        let keys = ["app-plus", "distribute", "ios"]
        let place = keys.reduce(Pointer.root) { $0.appending($1) }
        guard let entries = document.root?.node(at: place)?.entries else { return [] }
        let prefix = place.description + "/"
        let fields = context.catalog.frameworkFields.rows.filter { $0.framework == .uniapp }.compactMap(\.pointer)
        let documented = fields.filter { $0.hasPrefix(prefix) }.compactMap {
            $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
        }
        let known = Self.otherMembers.union(documented)
        return entries.filter { !known.contains($0.key) }.prefix(context.submission.mostSuggestions).compactMap {
            entry in
            let isText = context.isPurposeKey(entry.key)
            let right = isText ? "privacyDescription" : Spelling.nearest(entry.key, in: known, within: 2)
            guard let right else { return nil }
            return context.finding(
                Self.self,
                at: document.location(place.appending(entry.key), of: entry.value),
                phrase: isText ? "text" : "member",
                arguments: ["key": .text(entry.key), "right": .text(right)],
                permission: isText ? context.catalog.keys[id: entry.key]?.permission : nil
            )
        }
    }
}
