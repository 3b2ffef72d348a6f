/// A text made ready for a search by word: lower case, punctuation as spaces, variables and the app's own name gone.
struct PlainText: Equatable, Sendable {
    let script: PurposeTextReview.Script
    /// Words between single spaces, one at each end; in Chinese the text in simplified characters.
    ///
    /// What is taken out of Chinese leaves as many spaces as it had bytes, so that places stay those of ``shown``.
    private let text: String
    private let bytes: [UInt8]
    /// The characters as they were written, byte for byte beside ``bytes``.
    private let shown: [UInt8]
    private let starts: TextStarts

    /// Makes `source` ready.
    ///
    /// - Parameters:
    ///   - source: The text as written.
    ///   - names: What the app calls itself.
    ///   - locale: The language that the text is said to be in, `zh-Hant`; `nil` where its letters must tell.
    init(_ source: String, dropping names: AppNames, locale: String? = nil) {
        let plain = Self.withoutSubject(source).lowercased().replacingVariables()
        let script = PurposeTextReview.Script(plain, locale: locale)
        var bytes = Array(Self.spaced(plain).utf8)
        for name in script == .han ? names.written : names.spaced { bytes.blank(name) }
        let text = String(decoding: bytes, as: UTF8.self)
        switch script {
        case .latin: self.init(script: script, text: Self.spaced(text))
        case .han:
            let shown = Self.withoutName(text)
            self.init(script: script, text: TraditionalCharacters.folded(shown), shown: Array(shown.utf8))
        case .kana, .other: self.init(script: script, text: text)
        }
    }

    private init(script: PurposeTextReview.Script, text: String, shown: [UInt8]? = nil) {
        self.script = script
        self.text = text
        bytes = Array(text.utf8)
        self.shown = shown ?? bytes
        starts = TextStarts(text, eachScalar: script == .han)
    }

    static func == (left: PlainText, right: PlainText) -> Bool {
        left.script == right.script && left.text == right.text
    }

    /// The whole text, without the spaces at its ends.
    var whole: String { text.trimmed }

    /// Whether the characters of `other` are anywhere in it, in Chinese in simplified ones.
    func holds(_ other: String) -> Bool { text.holds(other) }

    /// The places behind `word`, in Chinese.
    func ends(of word: String) -> [Int] {
        guard script == .han, let first = word.unicodeScalars.first else { return [] }
        let bytes = Array(word.utf8)
        return starts.of(first).compactMap { end(of: bytes, at: Int($0)) }
    }

    /// The place behind `word` where it stands at `start`.
    func end(of word: [UInt8], at start: Int) -> Int? {
        bytes.holds(word, at: start) ? start + word.count : nil
    }

    /// The first of `list` that the text holds, as it is written there: as whole words in English, anywhere in Chinese.
    func first(of list: PhraseList) -> String? {
        for phrase in list.phrases {
            guard let start = place(of: phrase) else { continue }
            return script == .han
                ? String(decoding: shown[start..<start + phrase.bytes.count], as: UTF8.self) : phrase.text
        }
        return nil
    }

    private func place(of phrase: PhraseList.Phrase) -> Int? {
        for start in starts.of(phrase.first) {
            guard let end = end(of: phrase.bytes, at: Int(start)) else { continue }
            if script == .han || end == bytes.count || bytes[end] == UInt8(ascii: " ") { return Int(start) }
        }
        return nil
    }

    /// The text without the phrases of `list`; the longest are taken out first, so that none is broken by a shorter one.
    func removing(_ list: PhraseList) -> PlainText {
        switch script {
        case .han:
            var rest = bytes
            for phrase in list.longestFirst {
                for start in starts.of(phrase.first) { _ = rest.blank(phrase.bytes, at: Int(start)) }
            }
            return PlainText(script: script, text: String(decoding: rest, as: UTF8.self), shown: shown)
        case .latin, .kana, .other:
            let kept = words.filter { !list.texts.contains(String($0)) }
            return PlainText(script: script, text: " \(kept.joined(separator: " ")) ")
        }
    }

    /// What stands between spaces.
    var words: [Substring] { text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) } }

    /// The words that are left, `qr` and its like among them; of Chinese the runs, and single characters that name
    /// something.
    var content: [String] {
        words.map(String.init).filter { word in
            guard let first = word.first, word.contains(where: \.isLetter) else { return false }
            switch word.count {
            case 1: return script == .han && first.isHan && !Self.particles.contains(first)
            case 2: return script == .han || ["3d", "ar", "ip", "qr", "tv", "vr"].contains(word)
            default: return true
            }
        }
    }

    /// Chinese characters that say nothing where they are left alone.
    private static let particles = Set(
        """
        就至也都更于若则而且还再又很不没无上下内外里出进入所之其它他她们次种些等及已由因但只仅均应须必要\
        请好各每某前先首功做作同过着得地当即如那哪吗吧呢啊方便用权限使令以为将会可能来去对向的了和与或并\
        在时后中到从是有被把给让个这此该需想您你我才与
        """
    )

    /// Whether the text begins with one of `phrases`, once spaces are passed over.
    func begins(with phrases: [PhraseList.Phrase]) -> Bool {
        let start = text.trimmed
        return phrases.contains { phrase in
            start.hasPrefix(phrase.text)
                && (script == .han || start.dropFirst(phrase.text.count).first.map { $0 == " " } ?? true)
        }
    }

    /// Words between single spaces, with one at each end; an apostrophe or hyphen within a word stays.
    static func spaced(_ text: String) -> String {
        // By scalars: a text of Chinese or English has one for each character, and they take a tenth of the time.
        var spaced: [UInt8] = [UInt8(ascii: " ")]
        var start = 1
        /// Whether the last letter or mark stays, and what combines with it.
        var isKept = false
        func endWord() {
            var end = spaced.count
            while end > start, spaced[end - 1].isWordEdge { end -= 1 }
            spaced.removeLast(spaced.count - end)
            if end > start { spaced.append(UInt8(ascii: " ")) }
            start = spaced.count
        }
        for scalar in text.unicodeScalars {
            let written: Unicode.Scalar = scalar == "’" ? "'" : scalar
            if !scalar.combines { isKept = written.isWordScalar }
            if !isKept {
                endWord()
            } else if spaced.count > start || !written.isASCII || !UInt8(ascii: written).isWordEdge {
                spaced.append(contentsOf: written.utf8)
            }
        }
        endWord()
        return String(decoding: spaced, as: UTF8.self)
    }
}

// MARK: What the app calls itself

extension PlainText {
    /// The text without the name of the app as the one that wants: `Allow NAME to access`, `NAME would like to use`.
    ///
    /// What the app calls itself need not stand in the Info.plist. Only a name is taken out, told by its capitals: drivers
    /// who find the reader, and scanning that needs the camera, are purposes.
    private static func withoutSubject(_ source: String) -> String {
        // More words than these are not looked at.
        let words = source.split(maxSplits: 8, whereSeparator: \.isWhitespace)
        let start = words.first.map { $0.lowercased() == "allow" } == true ? 1 : 0
        let ends: Set = start == 1 ? ["to", "access"] : ["would", "needs", "requires", "wants", "uses", "requests"]
        guard let end = words.prefix(6).firstIndex(where: { ends.contains($0.lowercased()) }), end > start,
            words[start..<end].allSatisfy(\.isCapitalized)
        else { return source }
        if start == 0, !words[end...].dropFirst().starts(with: ["like"]) {
            // A single word may be a purpose, unless it is written as only names are.
            guard end == 1, words[0].isCamelCase, !techniques.contains(words[0].lowercased()) else { return source }
        }
        return (words[..<start] + words[end...]).joined(separator: " ")
    }

    /// A Chinese text without the Latin name that it begins with, where that name is said to want something.
    ///
    /// A name that stands for a way of using the camera (`AR 需要相机`) is none of an app.
    private static func withoutName(_ text: String) -> String {
        let start = text.drop { $0 == " " }
        let opening = ["是否允许", "是否允許", "请允许", "請允許", "允许", "允許"].first { start.hasPrefix($0) } ?? ""
        let name = start.dropFirst(opening.count).prefix(while: \.isASCII)
        let named = start.dropFirst(opening.count + name.count)
        let kind = ["应用程序", "應用程式", "应用", "應用", "小程序"].first { named.hasPrefix($0) } ?? ""
        let rest = named.dropFirst(kind.count)
        let verbs = ["需", "想", "希望", "请求", "請求", "申请", "申請", "要求", "访问", "訪問", "使用", "存取", "获取", "獲取"]
        guard name.contains(where: \.isLetter), verbs.contains(where: { rest.hasPrefix($0) }),
            !name.split(separator: " ").contains(where: { techniques.contains(String($0)) })
        else { return text }
        return " \(opening) \(rest)"
    }

    private static let techniques: Set = ["3d", "ai", "ar", "ocr", "pdf", "qr", "vr", "vlog", "wi-fi", "wifi"]
}

extension PurposeTextReview.Script {
    /// The script of a text in lower case; letters of a language that is not read count as those of another script.
    init(_ text: String, locale: String?) {
        var (letters, han, latin, kana) = (0, 0, 0, 0)
        var isPlainLatin = false
        for scalar in text.unicodeScalars {
            if scalar.combines {
                // A letter with an accent is none of English.
                if isPlainLatin { latin -= 1 }
                isPlainLatin = false
                continue
            }
            isPlainLatin = scalar.isASCII && scalar.isLetter
            guard scalar.isLetter else { continue }
            letters += 1
            if scalar.isHan { han += 1 }
            if isPlainLatin { latin += 1 }
            if scalar.isKana { kana += 1 }
        }
        let language = locale.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() }
        if kana > 0 || (language == "ja" && han > 0) {
            self = .kana
        } else if han * 3 > letters {
            self = .han
        } else if latin * 10 >= letters * 9, language.map({ ["en", "zh", "yue", "base"].contains($0) }) ?? true {
            self = .latin
        } else {
            self = .other
        }
    }
}

extension Substring {
    /// Whether the first letter or digit is none in lower case.
    fileprivate var isCapitalized: Bool {
        first { $0.isLetter || $0.isNumber }.map { $0.isUppercase || $0.isNumber } ?? false
    }

    /// Whether a capital follows a small letter: `FieldNotes`.
    fileprivate var isCamelCase: Bool { zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase } }
}

extension Character {
    /// A CJK unified ideograph of the basic blocks.
    var isHan: Bool { unicodeScalars.first?.isHan == true }
}

extension Unicode.Scalar {
    /// A CJK unified ideograph of the basic blocks.
    fileprivate var isHan: Bool { (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value) }

    /// A letter of Hiragana or Katakana: the text is Japanese.
    fileprivate var isKana: Bool { (0x3041...0x30FF).contains(value) }

    /// A letter of any script; those that most texts consist of are told without a look into Unicode's tables.
    fileprivate var isLetter: Bool {
        isASCII ? (0x41...0x5A).contains(value & ~0x20) : isHan || properties.isAlphabetic
    }

    /// A letter, a digit, or a number of any script.
    var isLetterOrDigit: Bool {
        isLetter || ("0"..."9").contains(self) || !isASCII && properties.numericType != nil
    }

    /// A letter, a digit, or a mark that belongs to a word.
    fileprivate var isWordScalar: Bool {
        switch self {
        case "'", "-", "#", "%": true
        default: isLetterOrDigit
        }
    }

    /// Whether this is drawn onto the character before it.
    var combines: Bool {
        value >= 0x300 && !isHan && (properties.isGraphemeExtend || value == 0x200D)
    }
}

extension StringProtocol {
    /// Without the characters at either end for which `isEdge` holds.
    func trimmed(where isEdge: (Character) -> Bool) -> String {
        let start = drop(while: isEdge)
        guard let end = start.lastIndex(where: { !isEdge($0) }) else { return "" }
        return String(start[...end])
    }

    /// Without the white space at either end.
    var trimmed: String {
        // By scalars: one character may be as long as the text.
        let start = unicodeScalars.drop(while: \.properties.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(self[start.startIndex..<start.index(after: end)])
    }

    /// Whether this is one build variable and nothing else: `$(PRODUCT_NAME)`, `${X}`.
    var isVariable: Bool {
        guard hasPrefix("$("), let end = firstIndex(of: ")") else {
            return hasPrefix("${") && firstIndex(of: "}").map { index(after: $0) == endIndex } == true
        }
        return index(after: end) == endIndex
    }
}

extension String {
    /// This text with a space for each `$(NAME)` and `${NAME}`.
    fileprivate func replacingVariables() -> String {
        guard utf8.contains(UInt8(ascii: "$")) else { return self }
        var result = ""
        var rest = self[...]
        // What is not found once is not looked for again: a text of nothing but `${` is no work.
        var absent: Set<Character> = []
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            let closing: Character? = rest.hasPrefix("$(") ? ")" : rest.hasPrefix("${") ? "}" : nil
            guard let closing, !absent.contains(closing), let end = rest.firstIndex(of: closing) else {
                if let closing { absent.insert(closing) }
                result.append("$")
                rest = rest.dropFirst()
                continue
            }
            result.append(" ")
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

extension [UInt8] {
    /// Whether `pattern` stands at `start`.
    fileprivate func holds(_ pattern: [UInt8], at start: Int) -> Bool {
        guard pattern.count <= count - start else { return false }
        for offset in pattern.indices where self[start + offset] != pattern[offset] { return false }
        return true
    }

    /// Puts spaces in the place of each `pattern`, found from the left; Latin letters are found as whole words only.
    fileprivate mutating func blank(_ pattern: [UInt8]) {
        guard let first = pattern.first, pattern.count <= count else { return }
        var index = 0
        while index <= count - pattern.count {
            index += self[index] == first && blank(pattern, at: index) ? pattern.count : 1
        }
    }

    /// Puts spaces in the place of `pattern` where it stands at `index`, but not within a word.
    fileprivate mutating func blank(_ pattern: [UInt8], at index: Int) -> Bool {
        let end = index + pattern.count
        guard let first = pattern.first, let last = pattern.last, holds(pattern, at: index),
            !(first.isWordByte && index > 0 && self[index - 1].isWordByte),
            !(last.isWordByte && end < count && self[end].isWordByte)
        else { return false }
        for place in index..<end { self[place] = UInt8(ascii: " ") }
        return true
    }
}

extension UInt8 {
    /// An apostrophe or hyphen, which belongs to a word only within it.
    fileprivate var isWordEdge: Bool { self == UInt8(ascii: "'") || self == UInt8(ascii: "-") }

    /// An ASCII letter or digit.
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
