internal import Catalog

/// Notes the answer `config error` of UniApp: the module of the permission is not in the app.
struct ModuleNotEnabled: Rule {
    static let id = "XP-009"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.submission.observed.sorted { $0.key < $1.key }
            .filter { $0.value.authorization == "config error" }
            .map { permission, _ in
                var finding = context.finding(Self.self, onObserved: permission)
                let modules = context.catalog.bridges.rows
                    .filter { $0.framework == .uniapp && $0.permission == permission }
                    .compactMap { $0.buildSetting?.value }
                finding.arguments = ["permission": .text(permission), "modules": .list(modules)]
                if modules.isEmpty { finding.phrase = "unknown" }
                return finding
            }
    }
}
