internal import Catalog
internal import Documents

/// Reports a text that only says that access is wanted: `Allow Shop to access your photos`.
///
/// Names no benefit (``VagueBenefit``) and no action (``NoConcreteUse``). What frameworks write where nobody wrote
/// anything is told as that, also where a plug-in will write it because no option of it says otherwise.
struct RestatedResource: Rule {
    static let id = "PS-003"

    func findings(in context: EvaluationContext) -> [Finding] {
        let written = context.reviewedPurposeStrings.compactMap { string, review -> Finding? in
            guard review.placeholder == nil, review.restatesResource || review.isFrameworkDefault else { return nil }
            let phrase = review.isFrameworkDefault ? "framework-default" : "default"
            return context.purposeFinding(Self.self, string, phrase: phrase)
        }
        return written
            + context.standardTexts.map { text in
                context.finding(
                    Self.self,
                    at: text.location,
                    phrase: text.isOptional ? "plugin-default-optional" : "plugin-default",
                    arguments: [
                        "key": .text(text.key), "text": .text(text.text), "plugin": .text(text.plugin),
                        "option": .text(text.option),
                    ],
                    severity: min(.warning, Severity(boundedBy: text.confidence)),
                    permission: context.catalog.keys[id: text.key]?.permission
                )
            }
    }
}

extension EvaluationContext {
    /// The texts that plug-ins of Expo write of themselves, each text once for a plug-in, and each key once.
    ///
    /// An Info.plist that is built as it is shows what became of them.
    fileprivate var standardTexts: [StandardText] {
        let infoPlists = submission.documents.filter(\.mayBeInfoPlistOfApp)
        var keys: Set<String> = []
        var texts: Set<[String]> = []
        return submission.documents.filter { $0.kind == .expoConfig && $0.root != nil }.flatMap {
            file -> [StandardText] in
            guard case .none = InfoPlistsBeside(file, infoPlists) else { return [] }
            return ExpoConfiguration(file, installed: installed(beside: file), catalog).standardTexts.filter { text in
                // No system that is sold reads a key that was replaced.
                let isRead = catalog.keys[id: text.key]?.replacedBy.isEmpty != false
                return isRead && keys.insert("\(file.path) \(text.key)").inserted
                    && texts.insert([file.path, text.plugin, text.option, text.text]).inserted
            }
        }
    }

    /// The packages that the package.json in the folder of `file` asks for.
    private func installed(beside file: Document) -> Set<String> {
        let folder = KeyNeed.Place(path: file.path).folder
        return Set(
            dependencies.filter { dependency in
                guard dependency.ecosystem == .npm, let path = dependency.location.path else { return false }
                return path.hasSuffix("package.json") && KeyNeed.Place(path: path).folder == folder
            }.map(\.name)
        )
    }
}
