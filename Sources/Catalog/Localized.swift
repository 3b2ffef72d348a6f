/// One statement in every language: `{"en": "...", "zh-Hans": "..."}`.
package struct Localized: Hashable, Codable, Sendable {
    package let english: String
    package let simplifiedChinese: String

    package init(english: String, simplifiedChinese: String) {
        self.english = english
        self.simplifiedChinese = simplifiedChinese
    }

    package subscript(_ language: Language) -> String {
        switch language {
        case .english: english
        case .simplifiedChinese: simplifiedChinese
        }
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case english = "en"
        case simplifiedChinese = "zh-Hans"
    }
}
