/// Text as a search reads it.
enum SearchText {
    /// Names as written, and the words of which they are put together.
    static func parts(_ names: [String]) -> String {
        (names + Set(names.flatMap(words)).sorted()).joined(separator: " ")
    }

    /// The words of a name: `requestWhenInUse` gives `request`, `When`, `In`, `Use`; `NSCameraUsage` gives `NS`, `Camera`, `Usage`.
    static func words(_ name: String) -> [String] {
        enum Class { case upper, lower, digit, other }
        func classify(_ octet: UInt8) -> Class {
            switch octet {
            case 0x41...0x5A: .upper
            case 0x61...0x7A, 0x80...: .lower
            case 0x30...0x39: .digit
            default: .other
            }
        }
        var words: [String] = []
        let octets = Array(name.utf8)
        var start = 0
        func end(at place: Int) {
            if place > start { words.append(String(decoding: octets[start..<place], as: UTF8.self)) }
            start = place
        }
        for (place, octet) in octets.enumerated() {
            switch classify(octet) {
            case .other:
                end(at: place)
                start = place + 1
            case .upper where place > start:
                // A capital begins a word after a small letter, and before one: NSCamera is NS and Camera.
                let precedesLower = place + 1 < octets.count && classify(octets[place + 1]) == .lower
                if classify(octets[place - 1]) != .upper || precedesLower { end(at: place) }
            case .upper, .lower, .digit: break
            }
        }
        end(at: octets.count)
        return words
    }

    /// Hands over each run of letters and digits of `text` in small letters, and each ideograph by itself.
    static func forEachWord(of text: String, _ body: (String) -> Void) {
        var word: [UInt8] = []
        var isPlain = true
        func end() {
            guard !word.isEmpty else { return }
            let text = String(decoding: word, as: UTF8.self)
            body(isPlain ? text : text.lowercased())
            word.removeAll(keepingCapacity: true)
            isPlain = true
        }
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x30...0x39, 0x61...0x7A: word.append(UInt8(truncatingIfNeeded: scalar.value))
            case 0x41...0x5A: word.append(UInt8(truncatingIfNeeded: scalar.value | 0x20))
            case ..<0x80: end()
            case _ where isIdeograph(scalar):
                end()
                body(String(scalar))
            case _ where isOfWord(scalar):
                word.append(contentsOf: Array(String(scalar).utf8))
                isPlain = false
            default: end()
            }
        }
        end()
    }

    /// Hands over each two ideographs of `text` that stand side by side.
    static func forEachPair(of text: String, _ body: (String) -> Void) {
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            let isIdeograph = isIdeograph(scalar)
            if isIdeograph, let last { body(String(String.UnicodeScalarView([last, scalar]))) }
            last = isIdeograph ? scalar : nil
        }
    }

    /// The form in which names are compared: small letters, single spaces, no space at either end.
    static func folded(_ name: String) -> String {
        name.lowercased().unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(String.init)
            .joined(separator: " ")
    }

    /// Whether `scalar` is a letter or a digit.
    static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case ..<0x80: false
        default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
    }

    /// Whether `scalar` is a character of a script that sets no spaces between words.
    static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
