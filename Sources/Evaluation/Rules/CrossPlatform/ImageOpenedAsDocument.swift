internal import Catalog

/// Reports `wx.openDocument` with a picture: it opens office documents and PDF files only.
struct ImageOpenedAsDocument: Rule {
    static let id = "XP-012"
    private static let types: Set<Substring> = ["jpg", "jpeg", "png", "gif", "webp", "heic", "heif", "bmp", "svg"]

    func findings(in context: EvaluationContext) -> [Finding] {
        context.findings(Self.self, onCalls: "wx.openDocument", in: .wechat) { use in
            use.values.contains { value in
                let word = value.lowercased().split { !$0.isLetter && !$0.isNumber }.last ?? ""
                return Self.types.contains(word)
            }
        }
    }
}
