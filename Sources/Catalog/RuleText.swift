/// The prose of one rule in one language: a value of `data/texts/<language>/<family>.json`, keyed by rule id.
package struct RuleText: Codable, Sendable, Hashable {
    /// A finding's sentences, in which `{name}` stands for the finding's argument of that name.
    package struct Phrase: Codable, Sendable, Hashable {
        /// What is wrong, with the value; one sentence.
        package let message: String
        /// The consequence.
        package let why: String
        /// What to do.
        package let fix: String
    }

    package let title: String
    package let explanation: String
    /// By variant; every rule has `default` or only named variants.
    package let phrases: [String: Phrase]
}
