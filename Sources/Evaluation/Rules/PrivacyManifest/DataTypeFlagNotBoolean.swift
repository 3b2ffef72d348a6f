internal import Documents

/// Reports `NSPrivacyCollectedDataTypeLinked` and `NSPrivacyCollectedDataTypeTracking` that are missing or no Boolean.
///
/// A patch is given only where the value can mean one thing (`"YES"`, `0`): what is true of the data is for the developer
/// to say. A misspelled key is left to ``UnexpectedManifestKey``.
struct DataTypeFlagNotBoolean: Rule {
    static let id = "PM-011"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.flatMap { manifest in
            manifest.collectedData.flatMap { data in
                [CollectedData.linkedKey, CollectedData.trackingKey].compactMap { key -> Finding? in
                    let field = data.dictionary[key]
                    guard field?.value.boolean == nil, field?.value.isUnread != true else { return nil }
                    let meant = field?.value.meantBoolean
                    return context.finding(
                        Self.self,
                        in: manifest,
                        at: field?.pointer ?? data.dictionary.pointer.appending(key),
                        field?.value.position ?? data.dictionary.node.position,
                        phrase: field == nil ? "missing" : "default",
                        arguments: ["key": .text(key), "type": .text(field?.value.typeName ?? "")],
                        patch: field.flatMap { field in meant.map { [.replace(field.pointer, .boolean($0))] } } ?? []
                    )
                }
            }
        }
    }
}
