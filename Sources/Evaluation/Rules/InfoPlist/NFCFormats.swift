internal import Catalog
internal import Documents

/// Reports NFC reader formats that the upload check refuses for the app's oldest iOS version (ITMS-90778).
///
/// From iOS 13 on the list must hold `TAG` and must not hold `NDEF`; an app that runs on iOS 12 needs `NDEF`. What goes
/// for a list with `PACE` alone is not known.
struct NFCFormats: Rule {
    static let id = "PL-031"
    static let key = "com.apple.developer.nfc.readersession.formats"
    private static let option = "includeNdefEntitlement"
    static let formats: Set = ["NDEF", "TAG", "PACE"]

    func findings(in context: EvaluationContext) -> [Finding] {
        findingsOnEntitlements(in: context) + findingsOnPlugins(in: context)
    }

    /// Expo's config plugin of react-native-nfc-manager writes `NDEF` unless `includeNdefEntitlement` is false.
    private func findingsOnPlugins(in context: EvaluationContext) -> [Finding] {
        guard context.minIOS.map({ $0 >= OSVersion(13) }) ?? true else { return [] }
        return context.submission.documents.compactMap { document in
            guard let plugin = document.expoPlugin("react-native-nfc-manager"),
                plugin.options?[Self.option]?.boolean != false
            else { return nil }
            let place = plugin.place
            return finding(
                "plugin",
                at: document.location(place, of: plugin.node),
                context,
                patch: plugin.options == nil
                    ? [.replace(place, .array([.string(plugin.name), .dictionary([(Self.option, .boolean(false))])]))]
                    : [.add(place.appending(plugin.optionsIndex).appending(Self.option), .boolean(false))]
            )
        }
    }

    private func findingsOnEntitlements(in context: EvaluationContext) -> [Finding] {
        context.entitlements.flatMap { document -> [Finding] in
            let present = document.strings(Self.key)
            guard document.root?[Self.key]?.elements != nil else { return [] }
            let pointer = Pointer.root.appending(Self.key)
            var findings = present.filter { !Self.formats.contains($0.text) && !$0.text.isVariable }.map { format in
                finding("unknown", at: document.location(pointer.appending(format.index), of: format.node), context)
                    .with(format: format.text)
            }
            // Without an oldest version: every iOS that can still be submitted for is later than 12.
            let isModern = context.minIOS.map { $0 >= OSVersion(13) } ?? true
            let has = Set(present.map(\.text))
            if isModern {
                findings += present.filter { $0.text == "NDEF" }.map { format in
                    let place = pointer.appending(format.index)
                    return finding(
                        "disallowed",
                        at: document.location(place, of: format.node),
                        context,
                        patch: has.contains("TAG") ? [.remove(place)] : [.replace(place, .string("TAG"))]
                    )
                }
            }
            let wanted = isModern ? "TAG" : "NDEF"
            // Its own finding asks for the same.
            let old = isModern ? present.first { $0.text == "NDEF" } : nil
            if !present.isEmpty, !has.contains(wanted), !(isModern && has.contains("PACE")) {
                findings.append(
                    finding(
                        isModern ? "tag-missing" : "ndef-missing",
                        at: document.location(ofKey: Self.key),
                        context,
                        patch: old.map { [.replace(pointer.appending($0.index), .string(wanted))] }
                            ?? [.add(pointer.appending("-"), .string(wanted))]
                    )
                )
            }
            return findings
        }
    }

    /// Whether the oldest iOS version is told, or the build must be one of Xcode 16, which builds for iOS 15 and later.
    private func isOldestKnown(_ context: EvaluationContext) -> Bool {
        context.minIOS != nil || SDKTooOld.oldest(on: context.asOf).map { $0.sdk >= OSVersion(18) } == true
    }

    private func finding(
        _ phrase: String,
        at location: Finding.Location,
        _ context: EvaluationContext,
        patch: [PatchOperation] = []
    ) -> Finding {
        context.finding(
            Self.self,
            at: location,
            phrase: phrase,
            arguments: ["min_ios": .text(context.minIOS?.description ?? "13.0")],
            severity: ["unknown", "plugin"].contains(phrase) || !isOldestKnown(context) ? .warning : nil,
            permission: "nfc",
            patch: patch
        )
    }
}

extension Finding {
    fileprivate func with(format: String) -> Finding {
        var finding = self
        finding.arguments["format"] = .text(format)
        return finding
    }
}
