/// The words of one language that a purpose text is held against.
///
/// Words are in lower case. In English an entry may be a phrase; in Chinese, which writes no spaces, an entry is found
/// anywhere in the text, the longest first.
struct Lexicon: Sendable {
    /// Says nothing by itself: articles, pronouns, the app, and the act of asking for access.
    let filler: [String]
    /// Names a resource, by permission id; said by the prompt already.
    let resources: [String: [String]]
    /// Names one resource and no other, by permission id; looked for behind ``access``.
    let distinctive: [String: [String]]
    /// How a text says that it wants a resource: `access your`, `使用`.
    let access: [String]
    /// Says what anybody does with the resource (take, save, choose): no purpose without an object.
    let ordinaryUse: [String]
    /// Speaks of saving, and of choosing: what tells the two photo keys apart.
    let saving: [String]
    let choosing: [String]
    /// Praises instead of explaining: works properly, better experience.
    let vague: [String]
    /// Sells: best, 2.3 times, free.
    let marketing: [String]
    /// Tells the reader to agree.
    let instructions: [String]
    /// Stands where a text is still to be written; must be the whole text.
    let placeholders: [String]
    /// An SDK or plugin as the one who asks.
    let foreignActors: [String]
    /// Speaks of use while the app is not in front.
    let background: [String]
}
