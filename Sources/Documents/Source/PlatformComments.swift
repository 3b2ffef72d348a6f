/// Comments with which UniApp leaves code out of a build: `// #ifdef MP-WEIXIN` up to `// #endif`.
struct PlatformComments {
    /// For each condition around: whether an app may hold the code.
    private var branches: [Bool] = []

    /// Whether there was any.
    private(set) var isAny = false

    /// Whether the code goes into no app.
    var isElsewhere: Bool { branches.contains(false) }

    /// Takes a comment down.
    mutating func follow(_ comment: ArraySlice<UInt8>) {
        guard let sign = comment.prefix(8).firstIndex(of: UInt8(ascii: "#")),
            comment[sign...].starts(with: "#if".utf8) || comment[sign...].starts(with: "#endif".utf8)
        else { return }
        let words = String(decoding: comment[sign...], as: UTF8.self)
            .split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "#" || $0 == "_") }.map(String.init)
            .filter { word in word.hasPrefix("#") || word.utf8.allSatisfy { $0 < 0x61 } }
        switch words.first {
        case "#ifdef": begin(words.count == 1 || words.dropFirst().contains(where: Self.isApp))
        case "#ifndef": begin(!words.dropFirst().contains { ["APP", "APP-PLUS", "APP-IOS"].contains($0) })
        case "#endif": _ = branches.popLast()
        default: break
        }
    }

    private mutating func begin(_ isApp: Bool) {
        isAny = true
        if branches.count < 50 { branches.append(isApp) }
    }

    /// `APP`, `APP-PLUS`, `APP-IOS`, but not `APP-ANDROID`; what is no platform is a flag that may be set.
    private static func isApp(_ name: String) -> Bool {
        let others = ["H5", "WEB", "MP", "QUICKAPP", "VUE", "APP-ANDROID", "APP-HARMONY", "UNI-APP-X"]
        return !others.contains { name == $0 || name.hasPrefix("\($0)-") }
    }
}
