extension Prompt.Button {
    /// What a tap comes to.
    enum Meaning: Sendable {
        /// The system's alert.
        case request
        /// The Settings app.
        case settings
        /// The screen goes, and nothing else happens.
        case dismissal
        /// Something else, or not said.
        case other
    }

    /// What the caller says that a tap does.
    ///
    /// Names differ from app to app; they are read by the words in them.
    var statedMeaning: Meaning {
        guard let action = action?.lowercased() else { return .other }
        if action.holds("request") || action.holds("prompt") { return .request }
        if action.holds("setting") { return .settings }
        let dismissals = [
            "cancel", "dismiss", "close", "later", "skip", "deny", "decline", "not-now", "not_now", "back",
        ]
        return dismissals.contains { action.holds($0) } ? .dismissal : .other
    }

    /// Whether the text puts the request off: `Not now`, 以后再说.
    var readsAsDismissal: Bool {
        let text = PromptText(text)
        return text.isOne(of: PromptText.dismissals) || text.holds(PromptText.refusals)
    }

    /// Whether a tap opens the Settings app, as far as action and text say.
    var leadsToSettings: Bool { statedMeaning == .settings || PromptText(text).holds(PromptText.settings) }

    /// Whether the text grants access, which only the system's alert does: `Allow`, 去授权.
    var readsAsGrant: Bool {
        let text = PromptText(self.text)
        return !readsAsDismissal && text.holds(PromptText.grants)
    }
}

/// The words of a title, a text or a button of a prompt.
struct PromptText: Sendable {
    private let plain: PlainText

    init(_ text: String) { plain = PlainText(text.judged, dropping: []) }

    /// Whether this is one of `phrases` and nothing else.
    func isOne(of phrases: PhraseList) -> Bool { phrases.texts.contains(plain.whole) }

    /// Whether this holds one of `phrases`.
    func holds(_ phrases: PhraseList) -> Bool { first(of: phrases) != nil }

    /// The first of `phrases` in it.
    func first(of phrases: PhraseList) -> String? { plain.first(of: phrases) }

    /// Instructions and pleas to agree, in the language of the text.
    var instruction: String? {
        let lexicon = plain.script == .han ? Lexicon.chinese : Lexicon.english
        return first(of: lexicon.instructions) ?? first(of: lexicon.pleas)
    }

    /// A whole button that puts off.
    static let dismissals = PhraseList([
        "cancel", "close", "later", "skip", "dismiss", "back", "no", "x", "maybe later", "ask me later", "not yet",
        "abbrechen", "schließen", "später", "überspringen", "nein", "annuler", "fermer", "plus tard", "passer", "non",
        "cancelar", "cerrar", "más tarde", "omitir", "fechar", "mais tarde", "annulla", "chiudi", "più tardi", "salta",
        "取消", "关闭", "跳过", "返回", "稍后", "以后", "暂不", "算了", "否", "不", "不用", "不用了", "不了", "不需要", "再想想", "下次", "残忍拒绝",
    ])
    /// Part of a button that puts off or refuses.
    static let refusals = PhraseList([
        "not now", "no thanks", "don't allow", "do not allow", "remind me later", "maybe later", "ask later",
        "skip for now",
        "do this later", "i'll do it later", "deny", "decline", "refuse",
        "nicht erlauben", "nicht zulassen", "nicht jetzt", "ablehnen", "ne pas autoriser", "pas maintenant", "refuser",
        "no permitir", "ahora no", "rechazar", "não permitir", "agora não", "recusar", "non consentire", "non ora",
        "rifiuta", "以后再说", "稍后再说", "下次再说", "暂不", "不允许", "不同意", "拒绝",
        "稍后提醒",
        "暂时不", "先不", "不授权", "不开启", "不了", "跳过", "以后再", "稍后",
    ])
    /// Part of a button that pretends to grant.
    static let grants = PhraseList([
        "allow", "allow access", "authorize", "authorise", "grant", "enable", "give permission", "give access",
        "turn on", "switch on", "允许", "授权", "开启", "启用",
        "erlauben", "zulassen", "freigeben", "gestatten", "aktivieren", "autoriser", "activer", "permitir", "activar",
        "ativar", "consenti", "autorizza", "attiva",
    ])
    static let settings = PhraseList(["settings", "设置", "设定"])
    /// What the system's own alert says.
    static let systemTitles = PhraseList([
        "would like to access", "would like to use", "would like to find and connect",
        "would like to send you notifications",
        "would like permission to track", "would like access to", "想访问", "想要访问", "想使用", "想要使用", "想给您发送通知", "请求允许跟踪",
    ])
    static let systemRefusals = PhraseList(["don't allow", "ask app not to track", "不允许", "要求app不跟踪"])
    static let systemGrants = PhraseList([
        "allow", "ok", "allow once", "allow while using app", "allow full access", "允许", "好", "使用app时允许", "允许一次",
    ])
    /// Points at the button of the system's alert.
    static let pointers = PhraseList([
        "tap allow", "press allow", "click allow", "choose allow", "select allow", "tap ok", "tap the allow",
        "press ok",
        "点击允许", "点击“允许”", "点“允许”", "选择允许", "选择“允许”", "点击“好”", "点击下方允许",
    ])
}
