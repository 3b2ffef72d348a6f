internal import Catalog

/// Reports `wx.chooseImage`, which WeChat has not maintained since base library 2.21.0.
struct OldImageChooser: Rule {
    static let id = "XP-011"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.findings(Self.self, onCalls: "wx.chooseImage", in: .wechat, permission: "photo-library")
    }
}
