/// A finding in words.
struct Prose: Equatable {
    /// One sentence: what is wrong, with the value.
    let message: String
    /// The consequence.
    let why: String
    /// What to do.
    let fix: String
}
