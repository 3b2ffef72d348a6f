/// Notes a text that repeats the app's name, which the prompt shows already.
struct AppNameRepeated: Rule {
    static let id = "PS-014"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, _ in
            let text = string.text.judged.lowercased()
            if text.holds("$(product_name)") || text.holds("${product_name}") {
                return ["name": .text("$(PRODUCT_NAME)")]
            }
            return string.appNames.texts.first { text.holds($0) && $0.count > 2 }.map { ["name": .text($0)] }
        }
    }
}
