/// Whether a branch of `#if` is compiled into the release of an iOS app; `nil` = it may be.
///
/// Understands names, `os(...)`, `targetEnvironment(...)`, `!`, `&&`, `||` and parentheses.
struct CompilationCondition {
    private let words: [String]
    private var index = 0

    /// What the condition made of `words` (names, numbers and single signs) comes to.
    static func value(_ words: [String]) -> Bool? {
        guard words.count <= mostWords else { return nil }
        var condition = CompilationCondition(words: words)
        let value = condition.alternatives(0)
        return condition.index == words.count ? value : nil
    }

    /// Cuts a condition of the C preprocessor into words, of which no more are taken than ``value(_:)`` reads.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first, words.count <= mostWords {
            let length = max(1, rest.prefix { SourceLexer.isWordPart($0) }.count)
            if byte > 0x20 { words.append(String(decoding: rest.prefix(length), as: UTF8.self)) }
            rest = rest.dropFirst(length)
        }
        return words
    }

    private static let mostWords = 60

    private init(words: [String]) { self.words = words }

    private var next: String? { index < words.count ? words[index] : nil }

    private mutating func take(_ word: String) -> Bool {
        guard next == word else { return false }
        index += 1
        return true
    }

    private mutating func alternatives(_ depth: Int) -> Bool? {
        var value = conjunction(depth)
        while next == "|" {
            index += 1
            _ = take("|")
            let other = conjunction(depth)
            value = value == true || other == true ? true : value == false && other == false ? false : nil
        }
        return value
    }

    private mutating func conjunction(_ depth: Int) -> Bool? {
        var value = term(depth)
        while next == "&" {
            index += 1
            _ = take("&")
            let other = term(depth)
            value = value == false || other == false ? false : value == true && other == true ? true : nil
        }
        return value
    }

    private mutating func term(_ depth: Int) -> Bool? {
        guard depth < 20, let word = next else { return nil }
        index += 1
        switch word {
        case "!": return term(depth + 1).map { !$0 }
        case "(":
            let value = alternatives(depth + 1)
            _ = take(")")
            return value
        case "defined":
            let hasBracket = take("(")
            let name = next
            index += 1
            if hasBracket { _ = take(")") }
            // Each macro of a target is defined, as 0 or 1.
            return name.flatMap { name in
                let value = Self.known(name)
                return name.hasPrefix("TARGET_") && value == false ? nil : value
            }
        case "os", "targetEnvironment", "canImport", "arch", "swift", "compiler", "hasFeature", "hasAttribute":
            guard take("(") else { return nil }
            var arguments: [String] = []
            while let argument = next, argument != ")" {
                arguments.append(argument)
                index += 1
            }
            _ = take(")")
            return Self.asked(word, arguments)
        default: return Self.known(word)
        }
    }

    private static func asked(_ question: String, _ arguments: [String]) -> Bool? {
        guard arguments.count == 1 else { return nil }
        switch question {
        case "os": return arguments[0] == "iOS"
        case "targetEnvironment": return false
        case "canImport":
            return ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "Glibc"].contains(arguments[0]) ? false : nil
        default: return nil
        }
    }

    private static func known(_ name: String) -> Bool? {
        switch name {
        case "0", "false", "DEBUG", "TARGET_OS_OSX", "TARGET_OS_MAC_CATALYST", "TARGET_OS_MACCATALYST",
            "TARGET_OS_WATCH",
            "TARGET_OS_TV", "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_LINUX", "TARGET_OS_WINDOWS",
            "__ANDROID__", "ANDROID", "_WIN32", "WIN32", "_MSC_VER", "__linux__", "TARGET_OS_VISION":
            false
        case "1", "true", "TARGET_OS_IPHONE", "TARGET_OS_IOS", "__APPLE__", "__OBJC__",
            "__IPHONE_OS_VERSION_MIN_REQUIRED":
            true
        default: nil
        }
    }
}
