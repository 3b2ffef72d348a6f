import Catalog
import Foundation
import Testing

struct DiagnosisTests {
    private static func cause(
        _ rank: Int,
        _ when: [String: [String]],
        _ bounds: [String: String] = [:]
    ) -> [String: Any] {
        let text = ["en": "Cause \(rank)", "zh-Hans": "原因 \(rank)"]
        let lists = ["apis": [String](), "keys": [], "rules": [], "facts": []]
        let own: [String: Any] = ["rank": rank, "cause": text, "check": text, "fix": text, "when": when]
        return own.merging(lists) { own, _ in own }.merging(bounds) { own, _ in own }
    }

    private func symptom(_ causes: [[String: Any]]) throws -> SymptomRecord {
        let text = ["en": "A", "zh-Hans": "甲"]
        let row: [String: Any] = [
            "id": "a", "title": text, "permissions": [String](), "words": [String](), "causes": causes,
            "never": [String](), "codes": [String](), "aliases": [String](), "sources": ["s"],
            "confidence": "documented", "verified": "2026-11-30",
        ]
        return try JSONDecoder().decode(SymptomRecord.self, from: JSONSerialization.data(withJSONObject: row))
    }

    @Test("More matching facts come first, then the rank; a contradiction rules out")
    func order() throws {
        let symptom = try symptom([
            Self.cause(1, [:]), Self.cause(2, ["a": ["x"]]), Self.cause(3, ["a": ["x", "y"], "b": ["1"]]),
            Self.cause(4, ["a": ["z"]]), Self.cause(5, ["c": ["1"]]),
        ])
        let diagnosis = Diagnosis(symptom, facts: ["a": "X", "b": "1"], ios: nil)
        #expect(diagnosis.suspects.map(\.cause.rank) == [3, 2, 1, 5])
        #expect(diagnosis.suspects.first?.matching == ["a", "b"])
        #expect(diagnosis.excluded.map(\.cause.rank) == [4])
        #expect(diagnosis.excluded.first?.contradicting == ["a"])
        #expect(diagnosis.questions == ["c"])
    }

    @Test(
        "A cause has its versions of iOS",
        arguments: [(nil, [1, 2, 3]), ("12.9", [1, 3]), ("13.0", [1, 2, 3]), ("14.0", [1, 2])] as [(String?, [Int])]
    )
    func versions(_ sample: (ios: String?, ranks: [Int])) throws {
        let symptom = try symptom([
            Self.cause(1, [:]), Self.cause(2, [:], ["introduced": "13.0"]), Self.cause(3, [:], ["below": "14.0"]),
        ])
        let diagnosis = Diagnosis(symptom, facts: [:], ios: try sample.ios.map { try OSVersion($0) })
        #expect(diagnosis.suspects.map(\.cause.rank) == sample.ranks)
        #expect(diagnosis.excluded.allSatisfy { $0.contradicting == ["ios"] })
    }

    @Test(
        "Values compare without case, spaces and hyphens; a minus sign counts",
        arguments: [("not determined", true), ("Not-Determined", true), ("determined", false), ("-11819", false)]
    )
    func values(_ sample: (value: String, isMatch: Bool)) throws {
        let symptom = try symptom([Self.cause(1, ["status": ["notDetermined"]]), Self.cause(2, ["status": ["11819"]])])
        let diagnosis = Diagnosis(symptom, facts: ["status": sample.value], ios: nil)
        #expect(diagnosis.suspects.map(\.cause.rank) == (sample.isMatch ? [1] : []))
    }
}
