/// The words of one language that a purpose text is held against.
///
/// Words are in lower case. In English an entry may be a phrase; in Chinese, which writes no spaces, an entry is found
/// anywhere in the text, the longest first, and stands in simplified characters.
struct Lexicon: Sendable {
    /// A resource that a text may ask for in words.
    struct Resource: Sendable {
        let permission: String
        /// Names of this resource and no other.
        let names: PhraseList
        /// Each way of wanting it: `access your microphone`.
        let requests: PhraseList
    }

    /// Says nothing by itself: articles, pronouns, the app, and the act of asking for access.
    let filler: PhraseList
    /// Names a resource, by permission id; said by the prompt already.
    let resources: [String: PhraseList]
    /// The filler and the names of a resource together, by permission id.
    let fillerAndResource: [String: PhraseList]
    /// The filler and the names of every resource.
    let fillerAndResources: PhraseList
    /// The resources with names that belong to no other, sorted by permission id.
    let requested: [Resource]
    /// Says what anybody does with the resource (take, save, choose): no purpose without an object.
    let ordinaryUse: PhraseList
    /// Speaks of saving, and of choosing: what tells the two photo keys apart.
    let saving: PhraseList
    let choosing: PhraseList
    /// Praises instead of explaining: works properly, better experience.
    let vague: PhraseList
    /// Sells: best, 2.3 times, free.
    let marketing: PhraseList
    /// Tells the reader what to tap, or that they have to agree.
    let instructions: PhraseList
    /// Asks the reader to agree, as the alert does already.
    let pleas: PhraseList
    /// Stands where a text is still to be written; must be the whole text.
    let placeholders: Set<String>
    /// Stands in a text where something is still to be filled in: `xxx`.
    let templates: PhraseList
    /// Words of which one stands where a text is still to be written, `description`, once what the prompt says is gone.
    let standIns: PhraseList
    /// The same, and words that may stand beside them: `insert`, `text`.
    let besideStandIns: PhraseList
    /// What a resource is there for, as the whole text, by permission id: Face ID for security.
    let circular: [String: Set<String>]
    /// Uses whose words name the resource: 语音搜索.
    let namedUses: PhraseList
    /// An SDK or plugin as the one who asks.
    let foreignActors: PhraseList
    /// Speaks of use while the app is not in front.
    let background: PhraseList
    /// Speaks of tracking, or of handing data on to others.
    let tracking: PhraseList
    /// Turns a text about something into one against it.
    let negations: PhraseList
    /// What frameworks and their samples write where nobody wrote anything, the app's name taken out; the whole text.
    let defaults: Set<String>

    /// Takes the words as people list them.
    ///
    /// - Parameters:
    ///   - isSpaced: Whether the language writes spaces between words.
    ///   - filler: See ``filler``.
    ///   - resources: By permission id.
    ///   - distinctive: Names one resource and no other, by permission id; looked for behind `access`.
    ///   - access: How a text says that it wants a resource: `access your`, `使用`.
    ///   - ordinaryUse: See ``ordinaryUse``.
    ///   - saving: See ``saving``.
    ///   - choosing: See ``choosing``.
    ///   - vague: See ``vague``.
    ///   - marketing: See ``marketing``.
    ///   - instructions: See ``instructions``.
    ///   - pleas: See ``pleas``.
    ///   - placeholders: See ``placeholders``.
    ///   - templates: See ``templates``.
    ///   - standIns: See ``standIns``.
    ///   - standInFiller: See ``besideStandIns``.
    ///   - foreignActors: See ``foreignActors``.
    ///   - background: See ``background``.
    ///   - tracking: See ``tracking``.
    ///   - negations: See ``negations``.
    ///   - circular: See ``circular``.
    ///   - namedUses: See ``namedUses``.
    ///   - defaults: See ``defaults``.
    init(
        isSpaced: Bool,
        filler: [String],
        resources: [String: [String]],
        distinctive: [String: [String]],
        access: [String],
        ordinaryUse: [String],
        saving: [String],
        choosing: [String],
        vague: [String],
        marketing: [String],
        instructions: [String],
        pleas: [String],
        placeholders: [String],
        templates: [String],
        standIns: [String],
        standInFiller: [String],
        foreignActors: [String],
        background: [String],
        tracking: [String],
        negations: [String],
        circular: [String: Set<String>],
        namedUses: [String],
        defaults: [String]
    ) {
        let list = { PhraseList($0) }
        self.filler = list(filler)
        self.resources = resources.mapValues(list)
        fillerAndResource = resources.mapValues { list(filler + $0) }
        fillerAndResources = list(filler + resources.values.flatMap { $0 })
        requested = distinctive.sorted { $0.key < $1.key }.map { permission, names in
            let requests = access.flatMap { verb in names.map { isSpaced ? "\(verb) \($0)" : verb + $0 } }
            return Resource(permission: permission, names: list(names), requests: list(requests))
        }
        self.ordinaryUse = list(ordinaryUse)
        self.saving = list(saving)
        self.choosing = list(choosing)
        self.vague = list(vague)
        self.marketing = list(marketing)
        self.instructions = list(instructions)
        self.pleas = list(pleas)
        self.placeholders = Set(placeholders)
        self.foreignActors = list(foreignActors)
        self.background = list(background)
        self.templates = list(templates)
        self.tracking = list(tracking)
        self.negations = list(negations)
        self.standIns = list(standIns)
        besideStandIns = list(standIns + standInFiller)
        self.circular = circular
        self.namedUses = list(namedUses)
        self.defaults = Set(defaults.map { PlainText.spaced($0).trimmed })
    }
}
