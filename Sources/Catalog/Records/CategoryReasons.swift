internal import JSON

/// A category of required-reason API with reasons for it.
package struct CategoryReasons: Codable, Sendable {
    /// `NSPrivacyAccessedAPICategoryUserDefaults`.
    package let category: String
    /// Codes; empty where it is not known which ones fit.
    package let reasons: [String]

    func write(to writer: inout JSONWriter) {
        writer.member("category", category)
        writer.member("reasons", reasons)
    }
}
