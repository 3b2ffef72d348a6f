/// What a purpose string says once the words that say nothing are taken away.
///
/// Apple asks for the use of the data, concretely (App Review Guidelines 5.1.1(ii)); naming the resource again, or
/// praising, is not a use. English and Chinese are read; a text in another language is only looked at for placeholders.
struct PurposeTextReview: Sendable {
    enum Script: Sendable {
        case latin, han, kana, other

        /// English or Chinese, for which there are words to hold a text against.
        var isRead: Bool { self == .latin || self == .han }
        /// Whether a character says as much as half a word.
        var isDense: Bool { self == .han || self == .kana }
    }

    let script: Script
    /// The text is only a stand-in for one; as found.
    let placeholder: String?
    /// The praise or generality found; `nil` where there is none.
    let vague: String?
    let marketing: String?
    let instruction: String?
    let foreignActor: String?
    let speaksOfBackground: Bool
    /// Whether the resource's ordinary use is all that is said: take photos, 选择照片.
    let namesOrdinaryUse: Bool
    /// What is left, words that can be a purpose; always filled for scripts that are not read.
    let concrete: [String]
    /// The permission whose resource the text asks for, when it never names its own.
    let otherResource: String?
    /// Saving is spoken of, and nothing that reads.
    let speaksOnlyOfSaving: Bool

    /// Whether the text says neither a use nor a benefit, only that access is wanted.
    var restatesResource: Bool { concrete.isEmpty && vague == nil && !namesOrdinaryUse }

    /// How much of a text is judged, in characters (Unicode scalars); nobody reads on in a prompt.
    static let judgedLength = 500

    /// Judges the first ``judgedLength`` characters of `text` after white space.
    init(_ text: String, permission: String?, appNames: [String]) {
        let text = text.judged
        let plain = PlainText(text, dropping: appNames)
        script = plain.script
        placeholder = Self.placeholder(text, plain)
        let lexicon = plain.script == .han ? Lexicon.chinese : Lexicon.english
        marketing = plain.first(of: lexicon.marketing)
        instruction = plain.first(of: lexicon.instructions)
        foreignActor = plain.first(of: lexicon.foreignActors)
        speaksOfBackground = plain.first(of: lexicon.background) != nil
        otherResource = Self.otherResource(than: permission, in: plain, lexicon)
        speaksOnlyOfSaving = plain.first(of: lexicon.saving) != nil && plain.first(of: lexicon.choosing) == nil
        guard plain.script.isRead else {
            (vague, namesOrdinaryUse, concrete) = (nil, false, [text])
            return
        }
        var rest = plain.removing(
            permission.flatMap { lexicon.fillerAndResource[$0] } ?? lexicon.fillerAndResources
        )
        let withoutVague = rest.removing(lexicon.vague)
        vague = withoutVague == rest ? nil : rest.first(of: lexicon.vague)
        rest = withoutVague.removing(lexicon.ordinaryUse)
        namesOrdinaryUse = rest != withoutVague
        concrete = rest.content
    }

    /// Finds the resource that is asked for in words (`access your microphone`) while the key's own is not named.
    ///
    /// What the text begins with is asked for even where words of the key's own resource follow: a camera text that wants
    /// the microphone `to record the sound of your videos`.
    private static func otherResource(than permission: String?, in text: PlainText, _ lexicon: Lexicon) -> String? {
        guard let permission, let own = lexicon.resources[permission], text.script.isRead else { return nil }
        let isNamed = text.first(of: own) != nil
        let names = lexicon.requested.first { $0.permission == permission }?.names
        guard !isNamed || names.flatMap({ text.first(of: $0) }) == nil else { return nil }
        return lexicon.requested.first { other in
            guard other.permission != permission, text.first(of: other.requests) != nil else { return false }
            let names = other.names.phrases.filter { !own.texts.contains($0.text) }
            return !isNamed || text.removing(lexicon.filler).begins(with: names)
        }?.permission
    }

    /// Finds a text that only holds the place of one: a known stand-in, a bracketed hint, a bare variable, or no letters.
    private static func placeholder(_ text: String, _ plain: PlainText) -> String? {
        let trimmed = text.trimmed
        let bare = trimmed.lowercased().trimmed { !$0.isLetter && !$0.isNumber && $0 != "?" && $0 != "/" }
        if Lexicon.english.placeholders.contains(bare) || Lexicon.chinese.placeholders.contains(bare) { return trimmed }
        let letters = trimmed.filter(\.isLetter)
        if letters.isEmpty || (letters.count > 1 && Set(letters.lowercased()).count == 1) { return trimmed }
        if trimmed.isVariable || trimmed.hasSuffix("UsageDescription") || bare.hasPrefix("privacy - ") {
            return trimmed
        }
        let brackets: [(Character, Character)] = [("[", "]"), ("<", ">"), ("{", "}"), ("【", "】")]
        if brackets.contains(where: { trimmed.first == $0.0 && trimmed.last == $0.1 }) { return trimmed }
        return [
            "lorem ipsum", "your_", "your message to user", "[reason", "<reason", "todo:", "fixme:", "{reason",
            "insert your", "put your",
        ]
        .first { trimmed.lowercased().contains($0) }
    }
}

extension String {
    /// The part of a purpose string that is judged.
    var judged: String {
        let text = drop(while: \.isWhitespace).unicodeScalars
        return String(String.UnicodeScalarView(text.prefix(PurposeTextReview.judgedLength)))
    }
}
