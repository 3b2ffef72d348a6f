import Evaluation

/// A submission that a rule must report, and one like it that it must leave alone.
struct RuleSample: Sendable, CustomStringConvertible {
    let rule: String
    let phrase: String
    let bad: Submission
    let good: Submission

    var description: String { "\(rule) \(phrase)" }

    init(_ rule: String, _ phrase: String = "default", bad: Submission, good: Submission) {
        self.rule = rule
        self.phrase = phrase
        self.bad = bad
        self.good = good
    }
}

extension Submission {
    /// This submission with `change` made to it.
    func with(_ change: (inout Submission) -> Void) -> Submission {
        var copy = self
        change(&copy)
        return copy
    }
}
