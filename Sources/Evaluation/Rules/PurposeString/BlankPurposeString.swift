internal import Catalog
internal import Documents

/// Reports a purpose string that is empty or holds only white space (ITMS-90738).
///
/// App Store Connect delivers such an app and says so by mail; the error is that a blank text counts as none at run time.
/// The Info.plist rules report that, too, for the APIs that need the key. A blank translation is only
/// a possible warning: the upload check is known to read the Info.plist alone, but the prompt then says nothing. Keys that
/// iOS does not read are left to the rules that say so.
struct BlankPurposeString: Rule {
    static let id = "PS-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        let translations = Set(context.localizedInfoPlists.map(\.document.name))
        return context.purposeStrings.filter { $0.text.isBlank && context.isReadByIOS($0.key) }.map { string in
            let file = string.location.path.map { Document.Name(path: $0, bundle: string.location.bundle) }
            let isTranslation = file.map { translations.contains($0) } ?? false
            return context.finding(
                Self.self,
                at: string.location,
                phrase: isTranslation ? "translation" : "default",
                arguments: ["key": .text(string.key), "locale": .text(string.locale ?? "")],
                severity: isTranslation ? .warning : nil,
                effect: isTranslation ? .reviewRisk : context.effect(ofBlank: string.key),
                certainty: isTranslation ? .possible : nil,
                codes: isTranslation ? [] : nil,
                permission: string.permission
            )
        }
    }
}

extension EvaluationContext {
    /// What a request does whose text is blank; `nil` = what the rule says.
    fileprivate func effect(ofBlank key: String) -> Effect? {
        switch catalog.keys[id: key]?.ifMissing {
        case .crash: .crash
        case .silent, .denied: .silentFailure
        case .genericPrompt: .reviewRisk
        case .uploadRejected, nil: nil
        }
    }

    /// Whether iOS may read a key: neither one of other platforms, nor one that does not exist.
    fileprivate func isReadByIOS(_ key: String) -> Bool {
        catalog.keys[id: key].map { $0.status != .phantom && !$0.isForOtherPlatforms } ?? true
    }
}
