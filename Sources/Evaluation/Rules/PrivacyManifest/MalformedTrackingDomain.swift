internal import Documents

/// Reports each tracking domain that is more or less than a host name.
///
/// Where `NSPrivacyTracking` is not true the whole list must go (``DomainsWithoutTracking``): blanks, which may be the
/// whole list, are reported then, and what is to be cut to its host if the list stays. Where it is true a list of nothing
/// but blanks is ``TrackingWithoutDomains``'s.
struct MalformedTrackingDomain: Rule {
    static let id = "PM-014"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.flatMap { manifest -> [Finding] in
            guard let field = manifest.top[PrivacyManifest.trackingDomains], field.value.elements != nil else {
                return []
            }
            let blanks = field.items.filter { $0.node.string?.isBlank == true }
            if manifest.tracks == false {
                return field.items.compactMap { finding($0.node, at: $0.pointer, in: manifest, context) }.compactMap {
                    var finding = $0
                    guard ["blank", "default"].contains(finding.phrase) else { return nil }
                    if finding.phrase == "default" { (finding.phrase, finding.patch) = ("if-kept", []) }
                    return finding
                }
            }
            let judged = blanks.count == field.items.count ? [] : field.items
            let hasHost = field.items.contains { $0.node.string.map { HostName.found(in: $0) != nil } == true }
            return judged.compactMap { finding($0.node, at: $0.pointer, in: manifest, context) }.map {
                // The last element gone, a list without a domain would be left.
                guard !hasHost, $0.patch.contains(where: { if case .remove = $0 { true } else { false } }) else {
                    return $0
                }
                var finding = $0
                finding.patch = []
                return finding
            }
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
            patch: patch
        )
    }
}
