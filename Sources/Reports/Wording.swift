internal import Catalog

/// The fixed words of reports; what a rule says stands in the table.
enum Wording {
    static let listSeparator = Localized(english: ", ", simplifiedChinese: "、")
    static let colon = Localized(english: ": ", simplifiedChinese: "：")
    /// Behind a sentence, where something follows.
    static let sentenceSeparator = Localized(english: " ", simplifiedChinese: "")
    static let why = Localized(english: "why", simplifiedChinese: "原因")
    static let fix = Localized(english: "fix", simplifiedChinese: "改法")
    static let enforcedFrom = Localized(
        english: " App Store Connect enforces this from {date} on.",
        simplifiedChinese: "App Store Connect 自 {date} 起强制执行。"
    )
    static let seeSources = Localized(english: "See the sources.", simplifiedChinese: "请查阅所列来源。")
    static let noFinding = Localized(english: "Nothing to report.", simplifiedChinese: "没有发现问题。")
    static let ignored = Localized(
        english: "No rule reads this kind of file.",
        simplifiedChinese: "没有规则会读取这类文件。"
    )
    static let unreadable = Localized(english: "The file cannot be read.", simplifiedChinese: "无法读取该文件。")
    static let notRead = Localized(english: "not read", simplifiedChinese: "未读取")
    static let suppressed = Localized(english: "switched off", simplifiedChinese: "已关闭")
    static let notJudged = Localized(english: "not judged", simplifiedChinese: "未检查")

    /// A purpose string in outline.
    static let purposeTemplate = Localized(
        english: "[What the reader does in the app], so that [what comes of it for them].",
        simplifiedChinese: "〔用户在 App 里做的事〕，〔由此得到的结果〕。"
    )

    static let severities: [Severity: Localized] = [
        .error: Localized(english: "error", simplifiedChinese: "错误"),
        .warning: Localized(english: "warning", simplifiedChinese: "警告"),
        .note: Localized(english: "note", simplifiedChinese: "提示"),
    ]

    static let effects: [Effect: Localized] = [
        .uploadRejected: Localized(english: "The upload is not accepted.", simplifiedChinese: "上传会被拒绝。"),
        .reviewRisk: Localized(english: "App Review may refuse the app.", simplifiedChinese: "审核可能被拒。"),
        .crash: Localized(english: "The system ends the app.", simplifiedChinese: "系统会终止 App。"),
        .silentFailure: Localized(english: "It fails without a word.", simplifiedChinese: "调用会悄无声息地失败。"),
        .ineffective: Localized(english: "It has no effect.", simplifiedChinese: "不起作用。"),
        .buildFailure: Localized(english: "The build fails.", simplifiedChinese: "构建会失败。"),
        .advice: Localized(english: "Advice.", simplifiedChinese: "建议。"),
    ]

    /// `1 error`, `2 errors`; Chinese has no plural.
    static func count(_ number: Int, _ severity: Severity, _ language: Language) -> String {
        let word = severities[severity]?[language] ?? severity.rawValue
        return switch language {
        case .english: "\(number) \(word)\(number == 1 ? "" : "s")"
        case .simplifiedChinese: "\(number) 个\(word)"
        }
    }

    /// Says that findings are left out; `nil` where none is.
    static func omitted(_ number: Int, _ language: Language) -> String? {
        guard number > 0 else { return nil }
        return switch language {
        case .english: "\(number) more finding\(number == 1 ? " is" : "s are") left out."
        case .simplifiedChinese: "另有 \(number) 个结果没有列出。"
        }
    }
}
