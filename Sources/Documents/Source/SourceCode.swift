/// What a source file says that can be judged.
package struct SourceCode: Sendable {
    package let language: SourceLanguage
    /// Tokens that were read.
    package internal(set) var tokenCount = 0
    /// In order of place.
    package internal(set) var references: [SourceReference] = []
    /// Types that the file declares.
    package internal(set) var declaredTypes: Set<String> = []
    /// Functions and methods that the file declares, without labels, and macros of functions.
    package internal(set) var declaredFunctions: Set<String> = []
    /// Members that the file adds to types by extensions and categories, by type.
    package internal(set) var declaredMembers: [String: Set<String>] = [:]
    /// Modules, packages and files that are imported, as written.
    package internal(set) var imports: [Import] = []
    /// The string literals that begin as a URL of the Settings app does.
    package internal(set) var settingsURLs: [SettingsURL] = []

    /// A string literal: `App-Prefs:root=WIFI`.
    package struct SettingsURL: Sendable, Equatable {
        /// Its beginning, as far as it is plain text.
        package let text: String
        package let position: Position
    }

    package struct Import: Sendable, Equatable {
        package let name: String
        package let position: Position
    }

    init(language: SourceLanguage) { self.language = language }
}
