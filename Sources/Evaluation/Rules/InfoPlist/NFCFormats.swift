internal import Catalog
internal import Documents

/// Reports NFC reader formats that the upload check refuses for the app's oldest iOS version (ITMS-90778).
///
/// From iOS 13 on the list must hold `TAG` and must not hold `NDEF`; an app that runs on iOS 12 needs `NDEF`. What goes
/// for a list with `PACE` alone is not known.
struct NFCFormats: Rule {
    static let id = "PL-031"
    private static let key = "com.apple.developer.nfc.readersession.formats"
    private static let formats: Set = ["NDEF", "TAG", "PACE"]

    func findings(in context: EvaluationContext) -> [Finding] {
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
            severity: phrase == "unknown" || context.minIOS == nil ? .warning : nil,
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
