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
    /// Whether this is what a framework or its sample writes where nobody wrote anything.
    let isFrameworkDefault: Bool
    /// The praise or generality found; `nil` where there is none.
    let vague: String?
    let marketing: String?
    let instruction: String?
    /// The words that ask the reader to agree: `please allow`.
    let plea: String?
    let foreignActor: String?
    /// What is said to be done to the reader's data without saying by whom.
    let passive: String?
    /// Speaks of tracking, or of handing data on to others, and does not deny it.
    let tracking: String?
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

    /// Judges the first ``judgedLength`` characters of a text after white space.
    ///
    /// - Parameters:
    ///   - text: The purpose string.
    ///   - permission: The id of the permission that its key is about.
    ///   - appNames: What the app calls itself.
    ///   - locale: The language of the text, where it is said: `zh-Hant`.
    init(_ text: String, permission: String?, appNames: AppNames, locale: String? = nil) {
        let text = text.judged
        let plain = PlainText(text, dropping: appNames, locale: locale)
        script = plain.script
        placeholder = Self.placeholder(text, plain, permission)
        guard plain.script.isRead else {
            (vague, marketing, instruction, plea) = (nil, nil, nil, nil)
            (foreignActor, passive, tracking) = (nil, nil, nil)
            (isFrameworkDefault, speaksOfBackground, namesOrdinaryUse, concrete) = (false, false, false, [text])
            (otherResource, speaksOnlyOfSaving) = (nil, false)
            return
        }
        let lexicon = plain.script == .han ? Lexicon.chinese : Lexicon.english
        isFrameworkDefault = lexicon.defaults.contains(plain.whole)
        marketing = plain.first(of: lexicon.marketing) ?? plain.multiple
        instruction = plain.first(of: lexicon.instructions)
        plea = instruction == nil ? plain.first(of: lexicon.pleas) : nil
        foreignActor = plain.first(of: lexicon.foreignActors)
        passive = plain.passive
        tracking = plain.first(of: lexicon.negations) == nil ? plain.first(of: lexicon.tracking) : nil
        speaksOfBackground = plain.first(of: lexicon.background) != nil
        otherResource = Self.otherResource(than: permission, in: plain, lexicon)
        speaksOnlyOfSaving = plain.first(of: lexicon.saving) != nil && plain.first(of: lexicon.choosing) == nil
        var rest = plain.removing(lexicon.said(by: permission))
        let withoutVague = rest.removing(lexicon.vague)
        let circular = permission.flatMap { plain.circularReason(lexicon.circular[$0], in: rest) }
        let generality = withoutVague == rest ? circular : rest.first(of: lexicon.vague)
        // To secure something is what a face is asked for, and no more can be said of a lock.
        let isLock = permission == "face-id" && generality == "secure"
        vague = isLock ? nil : generality
        rest = withoutVague.removing(lexicon.ordinaryUse)
        namesOrdinaryUse = rest != withoutVague
        let content =
            circular != nil || plain.onlyConnects(to: rest.content, as: permission, text) ? [] : rest.content
        let names = permission.flatMap { lexicon.resources[$0] }
        let said = plain.first(of: lexicon.namedUses) ?? names.flatMap { plain.denial(of: $0) }
        concrete = content.isEmpty ? [isLock ? generality : said].compactMap { $0 } : content
    }

    /// Finds the resource that is asked for in words (`access your microphone`) while the key's own is not named.
    ///
    /// What the text begins with is asked for even where words of the key's own resource follow: a camera text that wants
    /// the microphone `to record the sound of your videos`.
    private static func otherResource(than permission: String?, in text: PlainText, _ lexicon: Lexicon) -> String? {
        guard let permission, let own = lexicon.resources[permission] else { return nil }
        let isNamed = text.first(of: own) != nil
        let names = lexicon.requested.first { $0.permission == permission }?.names
        guard !isNamed || names.flatMap({ text.first(of: $0) }) == nil else { return nil }
        lazy var bare = text.removing(lexicon.filler)
        return lexicon.requested.first { other in
            guard other.permission != permission, text.first(of: other.requests) != nil else { return false }
            let names = other.names.phrases.filter { !own.texts.contains($0.text) }
            return !isNamed || bare.begins(with: names)
        }?.permission
    }

    /// Finds a text that only holds the place of one: a known stand-in, a bracketed hint, a bare variable, or no letters.
    private static func placeholder(_ text: String, _ plain: PlainText, _ permission: String?) -> String? {
        let trimmed = text.trimmed
        let lowercase = trimmed.lowercased()
        let bare = lowercase.trimmed { !$0.isLetter && !$0.isNumber && $0 != "?" && $0 != "/" }
        if [bare, plain.whole].contains(where: Lexicon.chinese.placeholders.contains)
            || Lexicon.english.placeholders.contains(bare)
        {
            return trimmed
        }
        let letters = lowercase.lazy.filter(\.isLetter)
        guard let letter = letters.first else { return trimmed }
        // A letter, or one again and again; a Chinese character may be a word.
        if letters.allSatisfy({ $0 == letter }), letters.dropFirst().first != nil || letter.isASCII { return trimmed }
        if trimmed.isVariable || trimmed.hasSuffix("UsageDescription") || bare.hasPrefix("privacy - ")
            || trimmed.isIdentifier || plain.isNameOfUse || plain.isQuestionOfPurpose
        {
            return trimmed
        }
        if plain.isStandIn(for: permission) { return trimmed }
        let brackets: [(Character, Character)] = [("[", "]"), ("<", ">"), ("{", "}"), ("【", "】")]
        if brackets.contains(where: { trimmed.first == $0.0 && trimmed.last == $0.1 }) { return trimmed }
        let found = [
            "[reason", "<reason", "{reason", "your_", "todo:", "fixme:", "[my", "[your", "[app", "<your", "[specific",
            "[feature", "[insert", "[describe", "[explain", "[purpose",
        ]
        .first(where: lowercase.holds)
        return found ?? plain.first(of: Lexicon.english.templates) ?? plain.first(of: Lexicon.chinese.templates)
    }
}

extension Lexicon {
    /// What the prompt says already: filler, and the names of the permission's resource, or of every one.
    fileprivate func said(by permission: String?) -> PhraseList {
        permission.flatMap { fillerAndResource[$0] } ?? fillerAndResources
    }
}

extension PlainText {
    /// Whether this is one word that names a use, `CameraUsage`, as the key does.
    fileprivate var isNameOfUse: Bool {
        guard script == .latin, words.count == 1, let word = words.first else { return false }
        return word.hasSuffix("usage") && word.count > "usage".count
    }

    /// Whether only words for a text that is still to be written are left: `Descriptive reason for camera access`, 相机使用说明.
    ///
    /// In Chinese 用于 begins a purpose.
    fileprivate func isStandIn(for permission: String?) -> Bool {
        guard script.isRead, script == .latin || !["用于", "用来", "以便", "为了"].contains(where: holds) else { return false }
        let lexicon = script == .han ? Lexicon.chinese : Lexicon.english
        let rest = removing(lexicon.said(by: permission))
        return rest.first(of: lexicon.standIns) != nil && rest.removing(lexicon.besideStandIns).words.isEmpty
    }

    /// The reason that says what the resource is always for, where it is the whole of a short text: `For security`.
    fileprivate func circularReason(_ reasons: Set<String>?, in rest: PlainText) -> String? {
        guard let reasons, script == .han ? whole.count <= 6 : words.count <= 3 else { return nil }
        return reasons.contains(rest.whole) ? rest.whole : nil
    }

    /// Whether a text says that Bluetooth `permission is required to connect with your NAME`, and no more.
    ///
    /// That says what Bluetooth is. Only a name that ends the text counts, told by its capital.
    fileprivate func onlyConnects(to content: [String], as permission: String?, _ source: String) -> Bool {
        guard permission == "bluetooth", script == .latin, content.count == 1, let name = content.first,
            let last = source.split(whereSeparator: \.isWhitespace).last, last.first?.isUppercase == true,
            last.trimmed(where: { !$0.isLetter && !$0.isNumber }).lowercased() == name, words.contains("connect")
        else { return false }
        return Self.demands.contains { demand in
            zip(words, words.dropFirst(2)).contains {
                $0 == demand && $1 == "required" || $0 == demand && $1 == "needed"
            }
        }
    }

    private static let demands: [Substring] = ["permission", "access"]

    /// Whether this asks for a purpose, `why you use the camera`, in the place of one.
    fileprivate var isQuestionOfPurpose: Bool { script == .latin && words.first == "why" }

    /// Where a Chinese text says that the app does not use what `names` has, 不使用相机: what an SDK asks for, nobody uses.
    ///
    /// In English the `not` is left over.
    fileprivate func denial(of names: PhraseList) -> String? {
        Self.denials.first { verb in
            ends(of: verb).contains { place in
                Self.owners.contains { owner in
                    guard let start = end(of: owner, at: place) else { return false }
                    return names.phrases.contains { end(of: $0.bytes, at: start) != nil }
                }
            }
        }
    }

    private static let denials = ["不使用", "不会使用", "不访问", "不会访问", "不获取", "不会获取", "不读取", "不会读取", "不需要"]
    private static let owners = ["", "您的", "你的"].map { Array($0.utf8) }

    /// What is sold by a figure, `3 times more`, 3 倍.
    fileprivate var multiple: String? {
        let words = words
        guard script == .han else {
            let place = words.indices.dropFirst().first { index in
                words[index] == "times" && words[index...].dropFirst().first == "more"
                    && words[index - 1].allSatisfy(\.isNumber)
            }
            return place.map { _ in "times more" }
        }
        if let index = words.firstIndex(where: { $0.hasPrefix("倍") }), index > 0,
            words[index - 1].allSatisfy(\.isNumber)
        {
            return "\(words[index - 1]) 倍"
        }
        return words.first { $0.first?.isNumber == true && $0.contains("倍") }.map(String.init)
    }

    /// The passive that is said of the reader's data, `is used`, 将被用于, where nobody who does it is named.
    fileprivate var passive: String? {
        switch script {
        case .han:
            guard let found = Self.chinesePassives.first(where: holds) else { return nil }
            return Self.chineseActors.contains(where: holds) ? nil : found
        case .latin:
            let words = words
            guard let your = words.firstIndex(of: "your"), !words.contains(where: Self.englishActors.contains) else {
                return nil
            }
            let following = words[your...].prefix(8)
            let pairs = zip(following, following.dropFirst())
            return pairs.first { Self.beForms.contains($0) && Self.participles.contains($1) }.map { "\($0) \($1)" }
        case .kana, .other: return nil
        }
    }

    private static let chinesePassives = ["将被用于", "将会被用于", "会被用于", "被用于", "将用于", "将被收集", "会被收集", "被收集"]
    private static let chineseActors = ["我们", "本应用", "应用", "软件", "app", "开发者"]
    private static let englishActors: Set<Substring> = ["we", "us", "our", "app", "application", "by", "i"]
    private static let beForms: Set<Substring> = ["is", "are", "be"]
    private static let participles: Set<Substring> = [
        "used", "collected", "accessed", "shared", "stored", "processed", "recorded", "tracked", "uploaded",
    ]
}

extension String {
    /// The part of a purpose string that is judged.
    ///
    /// Of marks that are drawn onto one letter only the first ones: nobody writes more, and each comparison would sort them.
    var judged: String {
        let text = unicodeScalars.drop { $0.properties.isWhitespace }.prefix(PurposeTextReview.judgedLength)
        guard text.contains(where: \.combines) else { return String(String.UnicodeScalarView(text)) }
        var kept = String.UnicodeScalarView()
        var marks = 0
        for scalar in text {
            marks = scalar.combines ? marks + 1 : 0
            if marks <= 8 { kept.append(scalar) }
        }
        return String(kept)
    }

    /// Whether this is one word as code writes it, `cameraUsage`: a key of a table of texts that was not looked up.
    fileprivate var isIdentifier: Bool {
        guard first?.isLowercase == true, allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "_" || $0 == ".") }) else {
            return false
        }
        return dropFirst().contains { $0.isUppercase || $0 == "_" }
    }
}
