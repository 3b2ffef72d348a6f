import Catalog
import Documents
import Foundation
import Testing

@testable import Evaluation

/// The review against texts of public apps, each with what is wrong with it and where it was found.
///
/// The lexicon was made with the tuning half in view; the held-out half only measures. A text belongs to one or the other
/// by its hash, whatever else is added.
@Suite("Labelled purpose strings")
struct LabelledPurposeStringTests {
    struct Row: Decodable, Sendable {
        let key: String
        let text: String
        /// `good` or `bad`.
        let label: String
        /// What is wrong with a bad one.
        let fault: String?
        /// The app's name, where the text has it and the app's files give it.
        let app: String?
        /// Repository and path, or address.
        let source: String
        /// Where a file has several languages.
        let language: String?

        /// FNV-1a, a bit from the middle.
        var isHeldOut: Bool {
            let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            return (hash >> 32) & 1 == 1
        }
    }

    struct Half: Sendable, CustomStringConvertible {
        let language: String
        let isHeldOut: Bool
        var description: String { "\(language), \(isHeldOut ? "held-out" : "tuning")" }
    }

    private static let halves = ["en", "zh-Hans", "zh-Hant"].flatMap { language in
        [false, true].map { Half(language: language, isHeldOut: $0) }
    }

    private static func rows(_ language: String) throws -> [Row] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/purpose-strings-\(language).json")
        return try JSONDecoder().decode([Row].self, from: Data(contentsOf: file))
    }

    /// The loudest that is said of a text as an app would have it, alone in its Info.plist.
    private static func severity(of row: Row) throws -> Severity? {
        let value = try #require(String(data: JSONEncoder().encode(row.text), encoding: .utf8))
        let name = row.app.map { "\"CFBundleDisplayName\":\"\($0)\"," } ?? ""
        let json = "{\(name)\"\(row.key)\":\(value)}"
        let root = try #require(JSONReader.read(Array(json.utf8)).root)
        var submission = Submission()
        submission.documents = [
            Document(
                path: "Info.plist",
                bundle: nil,
                kind: .infoPlist,
                format: .json,
                status: .read,
                root: root,
                faults: []
            )
        ]
        let findings = try Evaluator().evaluate(submission, against: TestTable.snapshot.get(), today: Sample.today)
            .findings
        return findings.filter { $0.rule.hasPrefix("PS-") }.map(\.severity).max()
    }

    @Test("There are sixty good and sixty bad texts in English and in Chinese, none twice, each with its source")
    func size() throws {
        let english = try Self.rows("en")
        let chinese = try Self.rows("zh-Hans") + Self.rows("zh-Hant")
        for rows in [english, chinese] {
            #expect(rows.count { $0.label == "good" } >= 60)
            #expect(rows.count { $0.label == "bad" } >= 60)
            #expect(Set(rows.map { "\($0.key) \($0.text)" }).count == rows.count)
            #expect(rows.allSatisfy { !$0.source.isEmpty && ($0.label == "bad") == ($0.fault != nil) })
        }
    }

    @Test("Real texts that the lexicon was not made with draw no more than a note, in seven languages")
    func later() throws {
        let rows = try Self.rows("later")
        #expect(Set(rows.map(\.language)) == ["en", "zh-Hans", "zh-Hant", "ja", "de", "fr", "es"])
        let alarms = try rows.filter { try $0.label == "good" && Self.severity(of: $0).map { $0 > .note } ?? false }
        #expect(alarms.map(\.text) == [])
        let missed = try rows.filter { try $0.label == "bad" && Self.severity(of: $0).map { $0 <= .note } ?? true }
        #expect(missed.map(\.text) == ["Flutter 应用需要访问相"])
    }

    @Test("Stand-ins, samples of SDKs and circular reasons are told from the good texts that are like them")
    func standIns() throws {
        let rows = try Self.rows("stand-ins")
        #expect(rows.count { $0.label == "good" } >= 35 && rows.count { $0.label == "bad" } >= 35)
        let alarms = try rows.filter { try $0.label == "good" && Self.severity(of: $0).map { $0 > .note } ?? false }
        #expect(alarms.map(\.text) == [])
        let missed = try rows.filter { try $0.label == "bad" && Self.severity(of: $0).map { $0 <= .note } ?? true }
        #expect(missed.map(\.text) == [])
        let placeholders = rows.filter { $0.fault == "placeholder" }
        #expect(try placeholders.filter { try Self.severity(of: $0) != .error }.map(\.text) == [])
    }

    @Test("No good text draws more than a note, and nine of ten bad ones a warning", arguments: halves)
    func grade(_ half: Half) throws {
        let rows = try Self.rows(half.language).filter { $0.isHeldOut == half.isHeldOut }
        let graded = try rows.map { (row: $0, isLoud: try Self.severity(of: $0).map { $0 > .note } ?? false) }
        let bad = graded.filter { $0.row.label == "bad" }
        let alarms = graded.filter { $0.row.label == "good" && $0.isLoud }
        let found = bad.count { $0.isLoud }
        let missed = bad.filter { !$0.isLoud }.map(\.row.text)
        print(
            "\(half): \(rows.count - bad.count) good, \(alarms.count) of them reported; \(bad.count) bad, \(found) found"
        )
        if !half.isHeldOut { print("  missed: \(missed)\n  false: \(alarms.map(\.row.text))") }
        #expect(alarms.isEmpty)
        #expect(found * 10 >= bad.count * 9)
    }
}
