/// A programming language whose sources are read.
package enum SourceLanguage: String, Sendable, CaseIterable {
    case swift
    /// Objective-C, Objective-C++ and the C in them.
    case objectiveC = "objective-c"
    case dart
    case javaScript = "javascript"
    case typeScript = "typescript"

    /// The language of a file called `name`; `nil` where it is none of these.
    init?(name: String) {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        switch name[name.index(after: dot)...] {
        case "swift": self = .swift
        case "m", "mm", "h": self = .objectiveC
        case "dart": self = .dart
        case "js", "jsx", "mjs", "cjs", "vue", "nvue": self = .javaScript
        case "ts", "tsx", "mts", "cts", "uts", "uvue": self = .typeScript
        default: return nil
        }
    }

    var kind: DocumentKind {
        switch self {
        case .swift: .swift
        case .objectiveC: .objectiveC
        case .dart: .dart
        case .javaScript: .javaScript
        case .typeScript: .typeScript
        }
    }

    /// Whether block comments hold block comments.
    var nestsComments: Bool { self == .swift || self == .dart }

    var isScript: Bool { self == .javaScript || self == .typeScript }
}
