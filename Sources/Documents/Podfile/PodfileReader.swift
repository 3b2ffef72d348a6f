/// Reads the statements of a Podfile that say what an app is built of, without running it.
///
/// The tree is a dictionary of lists, each of which is there, in the order of the file:
///
///     {"platforms": [{"name": "ios", "version": "13.0"}],
///      "pods": [{"name": "Alamofire", "requirements": ["~> 5.9"], "options": {"path": "../x"}, "target": "Runner"}],
///      "frameworks": [{"linkage": "static"}],
///      "permissions": ["Camera", "PhotoLibrary"],
///      "calls": ["setup_permissions"],
///      "macros": [{"name": "PERMISSION_CAMERA", "value": "1"}]}
///
/// - `platforms`: `platform :ios, '13.0'`; without `version` where none is written.
/// - `pods`: `pod 'Alamofire', '~> 5.9', :path => '../x'`; `requirements` and `options` may be empty.
/// - `frameworks`: `use_frameworks!`, with its options.
/// - `permissions`: what `setup_permissions` of react-native-permissions is given.
/// - `calls`: `setup_permissions` where it is called, with whatever.
/// - `macros`: `'PERMISSION_CAMERA=1'` in a string anywhere, as permission_handler has them in `post_install`, and
///   geolocator's `'BYPASS_PERMISSION_LOCATION_ALWAYS=1'`, audio_session's `'AUDIO_SESSION_MICROPHONE=0'`; also
///   `Pod::PICKER_MEDIA = false`, as file_picker has it, and `$VCEnableLocation = false` of react-native-vision-camera.
///
/// The first three have `target`, the innermost target they stand in, if any. What is commented out is not there; what
/// stands under `if` is. A value that only running the Podfile could tell is null, and `#{...}` stays as written.
struct PodfileReader {
    /// Words that begin or divide statements.
    static let keywords: Set<String> = [
        "and", "begin", "case", "do", "else", "elsif", "ensure", "if", "in", "not", "or", "rescue", "return", "then",
        "unless", "until", "when", "while",
    ]

    let limits: DocumentLimits
    var lexer: PodfileLexer
    var log: FaultLog
    /// The word at hand; `nil` at the end.
    var token: PodfileToken?
    private var nodeCount = 0
    var isStopped = false

    /// Never more than `limits.nodes` values.
    private var lists: [String: [Node]] = [:]
    /// The open blocks, each with the target that it is of.
    private var blocks: [String?] = []
    /// The target whose `do` is yet to come.
    private var announcedTarget: String?
    /// Whether the next `do` belongs to a loop that is open already.
    private var isLoopOpen = false
    private var isStatementStart = true

    private init(_ source: TextSource, log: FaultLog, limits: DocumentLimits) {
        self.limits = limits
        self.log = log
        lexer = PodfileLexer(source, wordLimit: limits.nodes + 1)
    }

    /// Reads `bytes` as a Podfile.
    static func read(_ bytes: [UInt8], limits: DocumentLimits) -> Reading {
        var log = FaultLog(limit: limits.faults)
        guard let source = TextSource(decoding: bytes, reportingTo: &log) else {
            return Reading(root: nil, faults: log.inOrder)
        }
        var reader = Self(source, log: log, limits: limits)
        reader.advance()
        while reader.token != nil, !reader.isStopped, !reader.log.isFull { reader.readWord() }
        // The tree is in another order than the text.
        return Reading(
            root: reader.isStopped || reader.log.isFull ? nil : reader.root,
            faults: reader.log.inOrder,
            remarks: Remark.behindNumberSigns(reader.lexer.comments, in: source, goesByLines: true)
        )
    }

    private var root: Node {
        let names = ["platforms", "pods", "frameworks", "permissions", "calls", "macros"]
        let start = lexer.source.beginning
        return Node(
            .dictionary(
                names.map { name in
                    let nodes = lists[name] ?? []
                    let position = nodes.first?.position ?? start
                    return Node.Entry(key: name, position: position, value: Node(.array(nodes), at: position))
                }
            ),
            at: start
        )
    }

    /// Reads the word at hand and, where it begins a statement that matters, the rest of that.
    private mutating func readWord() {
        guard let token else { return }
        let isFirst = isStatementStart
        isStatementStart = false
        switch token.kind {
        case .newline:
            isStatementStart = true
            isLoopOpen = false
        case .punctuation(UInt8(ascii: ";")), .punctuation(UInt8(ascii: "{")): isStatementStart = true
        // What stands behind a `.` is a method's name, and behind `=` a value that may be a block.
        case .punctuation(UInt8(ascii: ".")):
            advance()
            guard case .identifier = self.token?.kind else { return }
        case .punctuation(UInt8(ascii: "=")):
            advance()
            if case .identifier(let name) = self.token?.kind, Self.openers.contains(name) { isStatementStart = true }
            return
        case .identifier(let name): return readIdentifier(name, isFirst: isFirst, at: token)
        case .variable(let name) where isFirst: return readVariable(name, at: token)
        default: break
        }
        advance()
    }

    private mutating func readIdentifier(_ name: String, isFirst: Bool, at token: PodfileToken) {
        advance()
        switch name {
        case "do":
            if !isLoopOpen { blocks.append(announcedTarget ?? target) }
            isLoopOpen = false
            announcedTarget = nil
            skipBlockParameters()
            isStatementStart = true
        case "end": _ = blocks.popLast()
        case "then", "else", "ensure": isStatementStart = true
        case _ where isFirst && Self.openers.contains(name):
            blocks.append(target)
            isLoopOpen = ["while", "until", "for"].contains(name)
            isStatementStart = name == "begin"
        case "platform" where isFirst: readPlatform(at: token)
        case "pod" where isFirst: readPod(at: token)
        case "Pod" where isFirst: readConstant(at: token)
        case "use_frameworks!" where isFirst: readFrameworks(at: token)
        case "setup_permissions" where isFirst:
            append([Node(.string(name), at: token.position)], to: "calls")
            append(readArguments().positional.flatMap { $0.elements ?? [] }, to: "permissions")
        case "target" where isFirst, "abstract_target" where isFirst:
            announcedTarget = readArguments().positional.first?.string
        default: break
        }
    }

    /// What begins a block that `end` closes.
    private static let openers: Set<String> = [
        "if", "unless", "while", "until", "for", "case", "begin", "def", "class", "module",
    ]

    /// The innermost target that the word at hand stands in.
    var target: String? { blocks.last ?? nil }

    mutating func append(_ nodes: [Node], to list: String) { lists[list, default: []] += nodes }

    /// Whether one more value has room in the tree; reports where it has not.
    mutating func admit(_ count: Int = 1, at position: Position) -> Bool {
        nodeCount += count
        if nodeCount > limits.nodes { stop(.tooManyNodes, at: position, ["limit": String(limits.nodes)]) }
        return !isStopped
    }

    private mutating func skipBlockParameters() {
        guard token?.isPunctuation("|") == true else { return }
        advance()
        while let token, !token.isPunctuation("|"), token.kind != .newline { advance() }
        advance()
    }
}
