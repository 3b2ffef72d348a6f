internal import Catalog

/// A matrix as a table in Markdown: a row a version, a column an area.
struct MatrixTable {
    let text: String

    init(_ matrix: ChangeMatrix, in catalog: CatalogSnapshot, language: Language) {
        var versions: [OSVersion?] = []
        for cell in matrix.cells where versions.last != .some(cell.ios) { versions.append(cell.ios) }
        let heads = matrix.areas.map { catalog.permissions[id: $0]?.title[language] ?? Self.title($0, language) }
        var lines = [Self.line(["iOS"] + heads), Self.line([String](repeating: "---", count: heads.count + 1))]
        for version in versions {
            let texts = matrix.areas.map { area in
                let changes = matrix.cells.first { $0.ios == version && $0.area == area }?.changes ?? []
                return changes.isEmpty ? "–" : changes.map { Self.words($0, language) }.joined(separator: "<br>")
            }
            lines.append(Self.line([version?.description ?? Self.byDate[language]] + texts))
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static let byDate = Localized(english: "by date", simplifiedChinese: "按日期")

    private static let titles = [
        "age-range": Localized(english: "Age range", simplifiedChinese: "年龄范围"),
        "privacy-report": Localized(english: "App Privacy Report", simplifiedChinese: "App 隐私报告"),
        "settings": Localized(english: "Settings", simplifiedChinese: "设置"),
        "submission": Localized(english: "Submission", simplifiedChinese: "提交"),
        "system": Localized(english: "System", simplifiedChinese: "系统"),
    ]

    private static func title(_ area: String, _ language: Language) -> String { titles[area]?[language] ?? area }

    private static func words(_ change: MatrixRecord, _ language: Language) -> String {
        let title = change.title[language].replacing("|", with: "\\|")
        return change.date.map { "\($0): \(title)" } ?? title
    }

    private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
