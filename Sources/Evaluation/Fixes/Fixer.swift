internal import Catalog
package import Documents

/// Mends the documents of a submission by the patches of its findings.
///
/// Errors and warnings are mended; a note is advice. Patches that would meet in the file wait for another round, in which
/// what is left is judged anew.
package struct Fixer {
    /// A patch that was made.
    package struct Fix: Sendable, Equatable {
        package let rule: String
        package let location: Finding.Location
    }

    /// How many findings are weighed; an answer tells fewer of them.
    private static let mostFindings = 100_000
    /// How many patches are tried at once.
    private static let mostAtOnce = 500
    /// How often what was mended is judged again and mended further.
    static let rounds = 20

    /// The evaluation of the mended documents; of the submitted ones, where nothing was mended.
    package private(set) var evaluation: Evaluation
    /// The mended files.
    package private(set) var files: [Document.Name: [UInt8]] = [:]
    /// In the order in which they were made.
    package private(set) var fixes: [Fix] = []
    /// Where patches were not made, and why, in order of path.
    package private(set) var unmended: [UnmendedDocument] = []

    private let today: String
    /// The documents as submitted.
    private let submitted: [Document]
    private var contents: [Document.Name: [UInt8]]
    /// What is left of it; what lies beyond stays as it is.
    private var budget = DocumentPatch.budget
    /// What judging the submission once more takes of the budget.
    private let cost: Int

    /// Mends what can be mended surely.
    ///
    /// - Parameters:
    ///   - evaluation: Of the documents as submitted.
    ///   - contents: The submitted files.
    ///   - today: The day of the evaluation.
    package init(_ evaluation: Evaluation, contents: [Document.Name: [UInt8]], today: String) {
        self.evaluation = evaluation
        self.contents = contents
        self.today = today
        submitted = evaluation.context.submission.documents
        cost = evaluation.context.submission.cost(bytes: contents.values.reduce(0) { $0 + $1.count })
        let names = evaluation.context.submission.documents.map(\.name)
        // Two files of one name cannot be told apart in an answer.
        for (name, count) in Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +) where count > 1 {
            self.contents[name] = nil
        }
        if evaluation.omittedFindings > 0, budget >= cost {
            // What was left out would else be taken for new.
            var submission = evaluation.context.submission
            submission.mostFindings = Self.mostFindings
            self.evaluation = judged(submission)
        }
        for _ in 0..<Self.rounds where !mendTogether() { break }
        unmended = remaining()
    }

    private mutating func judged(_ submission: Submission) -> Evaluation {
        budget -= cost
        return Evaluator().evaluate(submission, against: evaluation.context.catalog, today: today)
    }

    /// The patches that are left, by document and by what stood in their way.
    private func remaining() -> [UnmendedDocument] {
        let left = evaluation.findings.filter { $0.severity > .note && !$0.patch.isEmpty }
        let counts = Dictionary(left.map { (Document.Name($0.location), 1) }, uniquingKeysWith: +)
        return evaluation.context.submission.documents.reduce(into: []) { known, document in
            guard let count = counts[document.name], known.last?.name != document.name else { return }
            known.append(UnmendedDocument(name: document.name, reason: reason(for: document), findings: count))
        }
    }

    private func reason(for document: Document) -> UnmendedDocument.Reason {
        guard let bytes = contents[document.name] else { return .name }
        if let obstacle = DocumentPatch.obstacle(in: document, bytes) { return .file(obstacle) }
        return budget < bytes.count + cost ? .work : .consequence
    }

    /// Makes every patch that fits beside the others; returns whether there is more to do.
    private mutating func mendTogether() -> Bool {
        let candidates = independent(
            evaluation.findings.filter {
                $0.severity > .note && (!$0.patch.isEmpty || $0.rule == MalformedDocument.id)
            }
        )
        guard !candidates.isEmpty else { return false }
        // Together, or one of them, they may say a thing twice or bring something new: each by itself then.
        guard let (next, made) = mended(candidates), !made.isEmpty, !adds(next.0, for: candidates) else {
            return mendSingly(candidates)
        }
        take(next.0, next.1, made)
        return true
    }

    /// Those of `findings` whose patch takes nothing away that another patch has made or will make, nor on the ground of it.
    private func independent(_ findings: [Finding]) -> [Finding] {
        let written = Dictionary(grouping: findings) { Document.Name($0.location) }.mapValues { group in
            Set(group.flatMap(\.patch).compactMap(\.written))
        }
        var originals: [Document.Name: OriginalValues] = [:]
        return findings.filter { finding in
            guard finding.patch.contains(where: \.isRemoval) else { return true }
            let name = Document.Name(finding.location)
            let place = finding.location.pointer
            if written[name]?.contains(place) == true { return false }
            guard files[name] != nil, let before = submitted.first(where: { $0.name == name })?.root,
                let now = evaluation.context.submission.documents.first(where: { $0.name == name })?.root
            else { return true }
            let original = originals[name] ?? OriginalValues(before)
            originals[name] = original
            return !original.misses(finding.patch, of: now) && !original.misses(place, of: now)
        }
    }

    private mutating func mendSingly(_ candidates: [Finding]) -> Bool {
        for finding in candidates where budget >= cost {
            guard let (next, made) = mended([finding]), !made.isEmpty else { continue }
            if !adds(next.0, for: [finding]) {
                take(next.0, next.1, made)
                // The places of the others have moved.
                return true
            }
            if mendFurther(next, made, finding.severity) { return true }
        }
        return false
    }

    /// Makes a patch that brings to light what its fault had hidden, where other patches mend that.
    private mutating func mendFurther(
        _ next: (Evaluation, [Document.Name: [UInt8]]),
        _ made: [Fix],
        _ severity: Severity
    ) -> Bool {
        let known = Self.subjects(evaluation)
        var trial = self
        trial.take(next.0, next.1, made)
        let hidden = next.0.findings.filter {
            $0.severity > .note && !$0.patch.isEmpty && known[Self.subject($0)] == nil
        }
        guard let (last, more) = trial.mended(hidden), !more.isEmpty else {
            budget = trial.budget
            return false
        }
        trial.take(last.0, last.1, more)
        guard !Self.adds(Self.subjects(trial.evaluation), to: known, severity) else {
            budget = trial.budget
            return false
        }
        self = trial
        return true
    }

    private mutating func take(_ evaluation: Evaluation, _ files: [Document.Name: [UInt8]], _ made: [Fix]) {
        self.evaluation = evaluation
        contents.merge(files) { $1 }
        self.files.merge(files) { $1 }
        fixes += made
    }

    /// Whether `next` says something that was not said before, or was said less often, and that is as bad as the least bad
    /// of `mended`.
    private func adds(_ next: Evaluation, for mended: [Finding]) -> Bool {
        Self.adds(Self.subjects(next), to: Self.subjects(evaluation), Self.limit(mended))
    }

    /// What is less bad than everything that is mended may come to light.
    private static func limit(_ mended: [Finding]) -> Severity { mended.map(\.severity).min() ?? .warning }

    private static func adds(_ next: [Subject: Int], to known: [Subject: Int], _ limit: Severity) -> Bool {
        next.contains { $0.key.severity >= limit && $0.value > known[$0.key] ?? 0 }
    }

    /// How often each thing is said louder than in a note.
    private static func subjects(_ evaluation: Evaluation) -> [Subject: Int] {
        Dictionary(
            evaluation.findings.filter { $0.severity > .note }.map { (subject($0), 1) },
            uniquingKeysWith: +
        )
    }

    /// What is said of a document.
    private struct Subject: Hashable {
        let rule: String
        let phrase: String
        let severity: Severity
        let document: Document.Name
    }

    private static func subject(_ finding: Finding) -> Subject {
        Subject(
            rule: finding.rule,
            phrase: finding.phrase,
            severity: finding.severity,
            document: Document.Name(finding.location)
        )
    }

    private static func edits(for finding: Finding, in document: Document, _ bytes: [UInt8]) -> [TextEdit]? {
        guard finding.patch.isEmpty else { return DocumentPatch.edits(finding.patch, in: document, bytes) }
        let fault = document.faults.first {
            $0.code.rawValue == finding.phrase && $0.position == finding.location.position
        }
        return fault.flatMap { DocumentRepair.edits(for: $0, in: document, bytes) }
    }

    /// The edits for findings of one document, those of all together where they fit.
    private mutating func edits(
        for findings: [Finding],
        in document: Document,
        _ bytes: [UInt8]
    ) -> [(edits: [TextEdit], findings: [Finding])] {
        if findings.count > 1, budget >= bytes.count + cost, !findings.contains(where: \.patch.isEmpty) {
            budget -= bytes.count
            let offset = { (finding: Finding) in finding.location.position?.offset ?? 0 }
            let patch = findings.sorted { offset($0) > offset($1) }.flatMap(\.patch)
            if let edits = DocumentPatch.edits(atOnce: patch, in: document, bytes) { return [(edits, findings)] }
        }
        return findings.compactMap { finding in
            guard budget >= bytes.count + cost else { return nil }
            budget -= bytes.count
            return Self.edits(for: finding, in: document, bytes).map { ($0, [finding]) }
        }
    }

    private typealias Outcome = ((Evaluation, [Document.Name: [UInt8]]), [Fix])

    /// The submission with the patches of `findings` made, as far as they do not meet, and judged.
    private mutating func mended(_ findings: [Finding]) -> Outcome? {
        var edits: [Document.Name: [TextEdit]] = [:]
        var made: [Fix] = []
        var submission = evaluation.context.submission
        var start = findings.startIndex
        while start < findings.endIndex {
            // Findings of one document follow one another within a severity.
            let name = Document.Name(findings[start].location)
            let group = findings[start...].prefix(Self.mostAtOnce).prefix { Document.Name($0.location) == name }
            start = group.endIndex
            guard let bytes = contents[name], let document = submission.documents.first(where: { $0.name == name })
            else { continue }
            for (own, mended) in self.edits(for: Array(group), in: document, bytes) {
                guard let all = TextEdit.ordered(edits[name, default: []] + own) else { continue }
                edits[name] = all
                made += mended.map { Fix(rule: $0.rule, location: $0.location) }
            }
        }
        // Where many patches are tried one by one and none can be made, the documents are not gone through for each.
        guard !made.isEmpty else { return nil }
        var files: [Document.Name: [UInt8]] = [:]
        for index in submission.documents.indices {
            let document = submission.documents[index]
            guard let edits = edits[document.name], let bytes = contents[document.name] else { continue }
            guard let (patched, file) = DocumentPatch.apply(edits, in: document, bytes) else {
                made.removeAll { $0.location.path == document.path && $0.location.bundle == document.bundle }
                continue
            }
            submission.documents[index] = patched
            files[document.name] = file
        }
        guard !files.isEmpty, budget >= cost else { return nil }
        return ((judged(submission), files), made)
    }
}

extension PatchOperation {
    /// The place of the value that it makes; `nil` where it makes none.
    fileprivate var written: Pointer? {
        switch self {
        case .add(let pointer, _), .replace(let pointer, _): pointer
        case .remove, .move: nil
        }
    }

    fileprivate var isRemoval: Bool { if case .remove = self { true } else { false } }
}

extension Document.Name {
    /// The document at `location`.
    fileprivate init(_ location: Finding.Location) {
        self.init(path: location.path ?? "", bundle: location.bundle)
    }
}

extension Submission {
    /// What judging this once takes of the budget: nearly as much time as going through so many bytes.
    fileprivate func cost(bytes: Int) -> Int {
        // What lists packages has many values, of which little is asked.
        let values = documents.filter { !DependencyList.locks.contains($0.kind) }
            .reduce(0) { $0 + ($1.root?.valueCount ?? 0) }
        let tokens = documents.reduce(0) { $0 + ($1.source?.tokenCount ?? 0) }
        return 16 << 10 + bytes / 2 + 64 * (elementCount + values) + 1_000 * documents.count + 4 * tokens
    }
}
