internal import Catalog
internal import Documents

/// A string literal of a source that opens the Settings app.
struct SourceSettingsURL: Sendable {
    let text: String
    let location: Finding.Location
    /// Whether the code can use a constant of iOS in its place.
    let isNative: Bool
}

extension EvaluationContext {
    /// Those of all sources but tests, in order of path and place.
    var sourceSettingsURLs: [SourceSettingsURL] {
        submission.documents.flatMap { document -> [SourceSettingsURL] in
            guard let source = document.source, !source.settingsURLs.isEmpty, !SourcePlace(document.path).isElsewhere
            else {
                return []
            }
            let isNative = [.swift, .objectiveC].contains(source.language)
            return source.settingsURLs.map { url in
                let place = Finding.Location(path: document.path, bundle: document.bundle, position: url.position)
                return SourceSettingsURL(text: url.text, location: place, isNative: isNative)
            }
        }
    }
}
