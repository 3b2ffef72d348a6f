internal import Catalog
internal import Documents
internal import Evaluation

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

    /// Why patches were not made in a document.
    static func unmended(_ reason: UnmendedDocument.Reason) -> Localized {
        switch reason {
        case .file(.format):
            Localized(
                english:
                    "This format is read, and not written. Property lists: plutil -convert xml1 makes XML of them.",
                simplifiedChinese: "这种格式只读不写。属性列表可以先用 plutil -convert xml1 转成 XML。"
            )
        case .file(.encoding):
            Localized(
                english: "XML in ISO-8859-1 is read, and not written: save the file in UTF-8.",
                simplifiedChinese: "ISO-8859-1 编码的 XML 只读不写：请把文件另存为 UTF-8。"
            )
        case .file(.characters):
            Localized(
                english: "The file holds octets that are no characters in its encoding: mend those first.",
                simplifiedChinese: "文件里有不符合其编码的字节：请先修正这些字节。"
            )
        case .file(.date):
            Localized(
                english: "The binary property list holds a date, which would lose its fractions of a second: "
                    + "convert the file with plutil -convert xml1.",
                simplifiedChinese: "这个二进制属性列表含有日期，重写会丢失不足一秒的部分：请先用 plutil -convert xml1 转换。"
            )
        case .file(.fault):
            Localized(
                english: "The file has a fault, and writing it anew would lose what cannot be read: mend that first.",
                simplifiedChinese: "文件本身有错误，重写会丢失读不出来的内容：请先修正该错误。"
            )
        case .name:
            Localized(
                english: "Two documents have this name: submit them under different paths or bundles.",
                simplifiedChinese: "有两份文件同名：请用不同的路径或 bundle 提交。"
            )
        case .work:
            Localized(
                english:
                    "There is more to mend than one request may take: submit the mended document again, or fewer at once.",
                simplifiedChinese: "要改的内容超出单次请求的上限：请重新提交改好的文件，或减少一次提交的文件。"
            )
        case .consequence:
            Localized(
                english: "The patch, made by itself, would bring another finding: it is left to you.",
                simplifiedChinese: "单独应用这个补丁会引出另一个问题，因此留给你决定。"
            )
        }
    }
}
