internal import Catalog
internal import HTTPModel
internal import Synchronization

/// Answers to lookups by target, language, form and coding, so that a hot lookup costs one search in a dictionary.
///
/// Two generations bound it: when the young one is full it becomes the old one, and what nobody asked for in the
/// meantime goes.
final class AnswerCache: Sendable {
    /// What of a request picks the answer.
    struct Key: Hashable, Sendable {
        let target: String
        let language: Language
        let coding: ContentCoding
        let form: Form

        init(target: String, language: Language, coding: ContentCoding, form: Form = .json) {
            self.target = target
            self.language = language
            self.coding = coding
            self.form = form
        }

        /// - Returns: `nil` where the request takes no coding or no form that an answer may have.
        init?(_ request: Request) {
            guard let coding = ContentCoding(acceptedBy: request.headers), let form = Form(acceptedBy: request)
            else { return nil }
            self.init(target: request.target, language: .accepted(by: request), coding: coding, form: form)
        }
    }

    /// What `Accept` picks of the forms that lookups have.
    enum Form: Hashable, Sendable {
        /// JSON, whether Markdown would do or not.
        case json
        /// Markdown where there is any, else JSON.
        case markdownOrJSON
        case markdown

        init?(acceptedBy request: Request) {
            guard request.headers["Accept"] != nil else {
                self = .json
                return
            }
            let accepted = AcceptField(request.headers.values("Accept"))
            guard let best = accepted.best(among: [.json, .markdown]) else { return nil }
            if best.essence == MediaType.json.essence {
                self = .json
            } else {
                self = accepted.best(among: [.json]) == nil ? .markdown : .markdownOrJSON
            }
        }
    }

    private struct State {
        var snapshot: CatalogSnapshot
        var young: [Key: CachedAnswer] = [:]
        var old: [Key: CachedAnswer] = [:]
        /// Octets of the bodies of `young`.
        var size = 0
    }

    /// Of one generation, in octets of bodies and targets.
    private let capacity: Int
    private let state: Mutex<State>

    /// Holds at most twice `capacity` octets of bodies and targets; one larger than a sixteenth of it is not kept.
    init(_ snapshot: CatalogSnapshot, capacity: Int = 8 << 20) {
        self.capacity = capacity
        state = Mutex(State(snapshot: snapshot))
    }

    /// The answer kept for `key`, if it was drawn from `snapshot`.
    func answer(_ key: Key, from snapshot: CatalogSnapshot) -> CachedAnswer? {
        state.withLock { state in
            guard state.snapshot === snapshot else { return nil }
            if let answer = state.young[key] { return answer }
            guard let answer = state.old[key] else { return nil }
            keep(answer, key, in: &state)
            return answer
        }
    }

    /// Keeps `answer`; a newer snapshot than the one known so far clears what was kept.
    func keep(_ answer: CachedAnswer, for key: Key, from snapshot: CatalogSnapshot) {
        state.withLock { state in
            if state.snapshot !== snapshot { state = State(snapshot: snapshot) }
            keep(answer, key, in: &state)
        }
    }

    private func keep(_ answer: CachedAnswer, _ key: Key, in state: inout State) {
        // What an entry takes besides its body: target, fields of 200 and 304, the table's slot.
        let size = answer.response.body.count + key.target.utf8.count + 2048
        guard size <= capacity / 16 else { return }
        if state.size + size > capacity {
            state.old = state.young
            state.young = [:]
            state.size = 0
        }
        if state.young.updateValue(answer, forKey: key) == nil { state.size += size }
    }
}
