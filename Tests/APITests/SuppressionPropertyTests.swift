import Catalog
import Documents
import Evaluation
import Foundation
import Testing

@testable import API

/// Findings switched off, one at a time: over the cases from the field and the bad example of every rule.
struct SuppressionPropertyTests {
    private let catalog: CatalogSnapshot
    private let requests = GivenRequest.cases + GivenRequest.badExamples

    init() throws { catalog = try RealTable.shared.get().snapshot }

    private func evaluate(_ submission: Submission) -> Evaluation {
        Evaluator().evaluate(submission, against: catalog, today: "2026-11-30")
    }

    @Test("A rule that the request switches off takes its own findings away and tells of them; nothing else changes")
    func byRequest() throws {
        var count = 0
        for given in requests {
            var submission = try GivenRequest.read(given.json, catalog).submission
            guard submission.rules.isEmpty else { continue }
            let before = evaluate(submission)
            for rule in Set(before.findings.map(\.rule)).sorted() {
                submission.rules = [rule: .off]
                let after = evaluate(submission)
                let gone = before.findings.filter { $0.rule == rule }
                #expect(after.findings == before.findings.filter { $0.rule != rule }, "\(given) \(rule)")
                #expect(after.suppressed == gone.map { SuppressedFinding(finding: $0, origin: .request) })
                #expect(after.suppressedCount == gone.count && after.requiredKeys == before.requiredKeys)
                count += 1
            }
        }
        #expect(count > 300)
    }

    /// What a finding says, wherever the lines have moved to.
    private struct Told: Hashable, Comparable {
        let text: String

        init(_ finding: Finding) {
            let location = finding.location
            let arguments = finding.arguments.sorted { $0.key < $1.key }
            text =
                "\(finding.rule) \(finding.phrase) \(location.path ?? "") \(location.bundle ?? "") \(location.pointer) "
                + "\(arguments)"
        }

        static func < (left: Self, right: Self) -> Bool { left.text < right.text }
    }

    /// Where a comment before the place of `finding` goes; `nil` where its place is absent from the file.
    private func offset(before finding: Finding, in document: Document) -> Int? {
        let pointer = finding.location.pointer
        let position = document.root?.entry(at: pointer)?.position ?? document.root?.node(at: pointer)?.position
        return pointer == .root ? nil : position?.offset
    }

    @Test("A comment before an element takes the finding on it away, and those of its rule within, and no other")
    func byComment() throws {
        var count = 0
        for given in requests {
            let request = try GivenRequest.read(given.json, catalog)
            let before = evaluate(request.submission)
            for finding in before.findings {
                let name = Document.Name(path: finding.location.path ?? "", bundle: finding.location.bundle)
                guard let index = request.submission.documents.firstIndex(where: { $0.name == name }),
                    var bytes = request.contents[name], !bytes.contains(0)
                else { continue }
                let document = request.submission.documents[index]
                guard document.format == .xml, document.kind != .cordovaConfig, document.faults.isEmpty,
                    let offset = offset(before: finding, in: document), bytes[offset] == UInt8(ascii: "<")
                else { continue }
                bytes.insert(contentsOf: "<!-- permission-atlas: off \(finding.rule) -->".utf8, at: offset)
                var submission = request.submission
                submission.documents[index] = DocumentReader.read(path: name.path, bytes: bytes, bundle: name.bundle)
                let after = evaluate(submission)
                let gone = before.findings.filter {
                    $0.rule == finding.rule && $0.location.path == name.path && $0.location.bundle == name.bundle
                        && finding.location.pointer.contains($0.location.pointer)
                }
                let left = before.findings.filter { !gone.contains($0) }
                #expect(
                    after.findings.map(Told.init).sorted() == left.map(Told.init).sorted(),
                    "\(given) \(finding.rule)"
                )
                #expect(after.suppressed.map { Told($0.finding) }.sorted() == gone.map(Told.init).sorted())
                #expect(after.suppressed.allSatisfy { $0.origin == .comment })
                count += 1
            }
        }
        #expect(count > 200)
    }
}
