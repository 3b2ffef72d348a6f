/// What a source file says that can be judged.
package struct SourceCode: Sendable {
    package let language: SourceLanguage
    /// Tokens that were read.
    package internal(set) var tokenCount = 0
    /// Whether comments of UniApp keep code of the file out of some builds; what is left is an app's.
    package internal(set) var isForSomePlatforms = false
    /// In order of place.
    package internal(set) var references: [SourceReference] = []
    /// Types that the file declares.
    package internal(set) var declaredTypes: Set<String> = []
    /// Functions and methods that the file declares, without labels, and macros of functions.
    package internal(set) var declaredFunctions: Set<String> = []
    /// Members that the file adds to types by extensions and categories, by type.
    package internal(set) var declaredMembers: [String: Set<String>] = [:]
    /// Types that stand for others, `typealias Manager = CLLocationManager`: the other by its name.
    package internal(set) var aliases: [String: String] = [:]
    /// What macros of C stand for that are defined here and used nowhere in the file.
    package internal(set) var unusedMacros: [String: [SourceReference]] = [:]
    /// The least guard on the places where the file uses its macros, by name.
    var macroUses: [String: SourceReference.Guard] = [:]
    /// The names in a source of C that may be macros of other files, with the least guard on the places where they stand.
    package internal(set) var macroNames: [String: SourceReference.Guard] = [:]
    /// The types of what own functions and types take, by their name and the label, `_0` for the first without one.
    ///
    /// An empty text where the declarations differ, or one does not show its type.
    package internal(set) var parameters: [String: [String: String]] = [:]
    /// Members without a type that own functions and types may be given: `ImagePicker(source: .camera)`.
    package internal(set) var passed: [Passed] = []
    /// What constants stand for that other files may name, `MEDIA` and `Media.kind`: their values.
    package internal(set) var constants: [String: [String]] = [:]
    /// How often a name was only named beyond the mentions that are told, by name.
    package internal(set) var furtherMentions: [String: Int] = [:]
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

    /// A member that a call is given and whose type the called one alone tells.
    package struct Passed: Sendable {
        /// The function or type that is called, by its bare name.
        package let callee: String
        /// As ``parameters`` has it.
        package let label: String
        /// The member, of a type that is still to be found.
        package let reference: SourceReference
    }

    /// Calls of what a package exports, in order of place.
    package internal(set) var packageCalls: [PackageCall] = []

    /// A call of what a package exports: `launchCamera(...)`, `ImagePicker.launchCamera(...)`.
    package struct PackageCall: Sendable {
        /// The package as the file imports it, `react-native-image-picker`; `nil` in Dart, where only types tell.
        package let package: String?
        /// As the package calls it: `launchCamera`.
        package let name: String
        package let arguments: [SourceReference.Argument]
        package let position: Position
    }

    package struct Import: Sendable, Equatable {
        package let name: String
        package let position: Position
        /// Whether whoever imports this file takes it in as well.
        package var isExported = false
        /// Whether it stands within a condition of the compiler.
        package var isConditional = false
    }

    init(language: SourceLanguage) { self.language = language }
}
