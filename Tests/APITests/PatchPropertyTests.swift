import Catalog
import Documents
import Evaluation
import Foundation
import Testing

@testable import API

/// Each patch by itself, and all of a file together, made in the text of the file: over the cases from the field and the
/// bad example of every rule.
struct PatchPropertyTests {
    private static let today = "2026-11-30"
    /// Faults that hid another, which the patch of the first brings to light.
    private static let hidden = ["PL-007": "PL-005 companion"]
    /// What patches are made in.
    private static let formats: [Document.Format?] = [.xml, .binary, .json]

    private let catalog: CatalogSnapshot
    private let requests = GivenRequest.cases + GivenRequest.badExamples

    init() throws { catalog = try RealTable.shared.get().snapshot }

    private func evaluate(_ submission: Submission) -> Evaluation {
        Evaluator().evaluate(submission, against: catalog, today: Self.today)
    }

    /// What is told, whatever moved in the file.
    private struct Told: Hashable {
        let rule: String
        let phrase: String
        let path: String
        let arguments: String

        init(_ finding: Finding) {
            rule = finding.rule
            phrase = finding.phrase
            path = "\(finding.location.bundle ?? "") \(finding.location.path ?? "")"
            arguments = finding.arguments.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined()
        }
    }

    private func counts(_ evaluation: Evaluation) -> [Told: Int] {
        Dictionary(evaluation.findings.map { (Told($0), 1) }, uniquingKeysWith: +)
    }

    /// The rules that speak of a file as loud as `severity`, and louder than in a note.
    private func loud(_ evaluation: Evaluation, _ severity: Severity) -> Set<String> {
        Set(
            evaluation.findings.filter { $0.severity >= max(severity, .warning) }
                .map { "\($0.rule) \($0.phrase) \($0.location.bundle ?? "") \($0.location.path ?? "")" }
        )
    }

    /// The place of the document that `finding` is about, where its patch is made in its text.
    private func index(of finding: Finding, in request: EvaluationRequest) -> Int? {
        request.submission.documents.firstIndex { document in
            document.path == finding.location.path && document.bundle == finding.location.bundle
                && Self.formats.contains(document.format) && request.contents[document.name] != nil
        }
    }

    @Test("Each one takes its finding away and adds none")
    func alone() throws {
        var made = 0
        for given in requests {
            let request = try GivenRequest.read(given.json, catalog)
            let before = evaluate(request.submission)
            for finding in before.findings where !finding.patch.isEmpty {
                guard let index = index(of: finding, in: request) else { continue }
                let document = request.submission.documents[index]
                let bytes = try #require(request.contents[document.name])
                let what: Comment = "\(given) \(finding.rule) \(finding.phrase) \(finding.location.pointer)"
                let edits = try #require(DocumentPatch.edits(finding.patch, in: document, bytes), what)
                let (patched, _) = try #require(DocumentPatch.apply(edits, in: document, bytes), what)
                var next = request.submission
                next.documents[index] = patched
                let after = evaluate(next)
                let told = Told(finding)
                #expect(counts(after)[told, default: 0] < counts(before)[told, default: 0], what)
                // What is less bad than what was mended may come to light.
                let added = loud(after, finding.severity).subtracting(loud(before, .warning))
                let shown = Self.hidden[finding.rule].map { "\($0) \(told.path)" }
                #expect(added.isSubset(of: [shown].compactMap { $0 }), what)
                made += 1
            }
        }
        #expect(made > 150)
    }

    /// What a value may be in the place of any other.
    private static let values: [PatchValue] = [
        .string("Scans the code on your ticket so that it can be added to your wallet."), .string("NO"),
        .string(" "), .boolean(true), .array([.string("a")]), .dictionary([("a", .string("b"))]),
    ]

    /// How often each rule speaks of a file as loud as `severity`.
    private func volume(_ evaluation: Evaluation, _ severity: Severity) -> [String: Int] {
        let loud = evaluation.findings.filter { $0.severity >= max(severity, .warning) }
        return Dictionary(loud.map { ("\($0.rule) \($0.location.path ?? "")", 1) }, uniquingKeysWith: +)
    }

    /// Holds every patch for the document at `index` against what it brings.
    private func check(_ submission: Submission, at index: Int, _ what: String) -> Int {
        let before = evaluate(submission)
        let document = submission.documents[index]
        var made = 0
        for finding in before.findings where !finding.patch.isEmpty && finding.location.path == document.path {
            guard let root = document.root?.applying(finding.patch) else { continue }
            var next = submission
            next.documents[index] = document.with(root)
            let known = volume(before, finding.severity)
            let after = volume(evaluate(next), finding.severity)
            let shown = Self.hidden[finding.rule].map { $0.prefix { $0 != " " } }
            let added = after.filter { entry in
                entry.value > known[entry.key] ?? 0 && shown.map { entry.key.hasPrefix($0) } != true
            }
            #expect(added.isEmpty, "\(what): \(finding.rule) \(finding.phrase) \(finding.patch)")
            made += 1
        }
        return made
    }

    @Test("Whatever stands in the place of a value, no patch brings a finding that is as bad and was not there")
    func anyValue() throws {
        var seen: Set<String> = []
        var made = 0
        for given in requests {
            let submission = try GivenRequest.read(given.json, catalog).submission
            for finding in evaluate(submission).findings where !finding.patch.isEmpty {
                guard seen.insert("\(finding.rule) \(finding.phrase)").inserted,
                    let index = submission.documents.firstIndex(where: { $0.path == finding.location.path }),
                    let root = submission.documents[index].root
                else { continue }
                for value in Self.values {
                    guard let changed = root.applying([.replace(finding.location.pointer, value)]) else { continue }
                    var next = submission
                    next.documents[index] = next.documents[index].with(changed)
                    made += check(next, at: index, "\(given) with \(value)")
                }
            }
        }
        #expect(made > 150)
    }

    @Test("Whatever stands under a wrong name, no patch brings a finding that is as bad and was not there")
    func anyName() throws {
        let names = catalog.keys.rows.filter { $0.status == .phantom || !$0.replacedBy.isEmpty }.map(\.id)
        let place = Position(offset: 0, line: 1, column: 1)
        var made = 0
        for name in names {
            for value in Self.values.filter({ $0 != .string(" ") }) {
                let empty = Node(.dictionary([]), at: place)
                let root = empty.applying([
                    .add(Pointer.root.appending("MinimumOSVersion"), .string("17.0")),
                    .add(Pointer.root.appending(name), value),
                ])
                var submission = Submission()
                submission.documents = [
                    Document(
                        path: "Info.plist",
                        bundle: nil,
                        kind: .infoPlist,
                        format: .xml,
                        status: .read,
                        root: root,
                        faults: []
                    )
                ]
                made += check(submission, at: 0, "\(name) with \(value)")
            }
        }
        #expect(made > 50)
    }

    @Test("The mended files say what all their patches, one after the other, make of them")
    func together() throws {
        var compared = 0
        for given in requests {
            let request = try GivenRequest.read(given.json, catalog)
            let before = evaluate(request.submission)
            let fixer = Fixer(before, contents: request.contents, today: Self.today)
            for (name, file) in fixer.files {
                let here = { (location: Finding.Location) in
                    location.path == name.path && location.bundle == name.bundle
                }
                let findings = before.findings.filter {
                    $0.severity > .note && !$0.patch.isEmpty && here($0.location)
                }
                // Where a patch was left out, or one more was needed, the file is another.
                let applied = fixer.fixes.filter { here($0.location) }
                guard applied.map(\.location) == findings.map(\.location),
                    var document = request.submission.documents.first(where: { $0.name == name })
                else { continue }
                var bytes = try #require(request.contents[name])
                // From the end, so that no index moves.
                for finding in findings.reversed() {
                    guard let edits = DocumentPatch.edits(finding.patch, in: document, bytes) else { continue }
                    (document, bytes) = try #require(DocumentPatch.apply(edits, in: document, bytes), "\(given)")
                }
                let mended = DocumentReader.read(path: name.path, bytes: file, bundle: name.bundle)
                let root = try #require(mended.root, "\(given)")
                #expect(document.root?.hasSameMeaning(as: root) == true, "\(given)")
                compared += 1
            }
        }
        #expect(compared > 80)
    }

    @Test("A mended property list keeps every comment that stands before a member, in its order and its indentation")
    func comments() throws {
        var mended = 0
        for given in requests {
            let request = try GivenRequest.read(given.json, catalog)
            var (submission, contents, notes) = (request.submission, request.contents, [Document.Name: [String]]())
            for (index, document) in submission.documents.enumerated() where document.format == .xml {
                guard let bytes = contents[document.name], !bytes.contains(0), document.faults.isEmpty,
                    let entries = document.root?.entries
                else { continue }
                var text = bytes
                for (number, entry) in entries.enumerated().reversed() {
                    let offset = entry.position.offset
                    guard bytes[offset...].starts(with: "<key>".utf8) else { continue }
                    let note = "\n \t<!-- note \(number) -->\n\t "
                    text.insert(contentsOf: note.utf8, at: offset)
                    notes[document.name, default: []].insert(note, at: 0)
                }
                contents[document.name] = text
                submission.documents[index] = DocumentReader.read(
                    path: document.path,
                    bytes: text,
                    bundle: document.bundle
                )
            }
            let fixer = Fixer(evaluate(submission), contents: contents, today: Self.today)
            for (name, file) in fixer.files {
                let text = String(decoding: file, as: UTF8.self)
                let places = (notes[name] ?? []).map { note in
                    text.firstRange(of: note.drop { $0 == "\n" }.prefix { $0 != "\n" })?.lowerBound
                }
                #expect(!places.contains(nil), "\(given): \(text)")
                #expect(places.compactMap(\.self).elementsEqual(places.compactMap(\.self).sorted()), "\(given)")
                mended += places.isEmpty ? 0 : 1
            }
        }
        #expect(mended > 60)
    }
}

extension Document {
    fileprivate func with(_ root: Node) -> Document {
        Document(path: path, bundle: bundle, kind: kind, format: format, status: status, root: root, faults: faults)
    }
}
