internal import Documents

/// Reports each tracking domain that is more or less than a host name.
///
/// Silent where `NSPrivacyTracking` is not true, for then the whole list must go (``DomainsWithoutTracking``), and on a
/// list of blanks (``TrackingWithoutDomains``).
struct MalformedTrackingDomain: Rule {
    static let id = "PM-014"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.filter { $0.tracks != false }.flatMap { manifest -> [Finding] in
            guard let field = manifest.top[PrivacyManifest.trackingDomains], field.value.elements != nil,
                !field.items.allSatisfy({ $0.node.string?.isBlank == true })
            else { return [] }
            return field.items.compactMap { finding($0.node, at: $0.pointer, in: manifest, context) }
        }
    }

    private func finding(
        _ node: Node,
        at pointer: Pointer,
        in manifest: PrivacyManifest,
        _ context: EvaluationContext
    ) -> Finding? {
        var arguments: [String: Finding.Argument] = ["type": .text(node.typeName)]
        var phrase = "wrong-type"
        var patch: [PatchOperation] = [.remove(pointer)]
        if let text = node.string {
            guard !HostName.isValid(text) else { return nil }
            arguments["domain"] = .text(text)
            phrase = text.isBlank ? "blank" : "no-host"
            if let host = HostName.found(in: text) {
                phrase = "default"
                arguments["host"] = .text(host)
                patch = [.replace(pointer, .string(host))]
            } else if !text.isBlank {
                patch = []
            }
        }
        return context.finding(
            Self.self,
            in: manifest,
            at: pointer,
            node.position,
            phrase: phrase,
            arguments: arguments,
            codes: phrase == "blank" ? ["ITMS-91056", "ITMS-91064"] : nil,
            patch: patch
        )
    }
}
