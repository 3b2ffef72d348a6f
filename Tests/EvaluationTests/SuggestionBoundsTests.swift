import Catalog
import Documents
import Testing

@testable import Evaluation

struct SuggestionBoundsTests {
    @Test
    func `Near constants are looked for as often as allowed, exact ones always, and a value once`() throws {
        let rows = try TestTable.snapshot.get().privacyDataTypes.rows
        var vocabulary = ConstantVocabulary(rows, prefix: CollectedData.typeKey, mostSuggestions: 1)
        let slip = "NSPrivacyCollectedDataTypeEmailAdress"
        let right = ["NSPrivacyCollectedDataTypeEmailAddress"]
        #expect(vocabulary.suggestions(for: slip) == right)
        #expect(vocabulary.suggestions(for: "NSPrivacyCollectedDataTypePhoneNumbr").isEmpty)
        #expect(vocabulary.suggestions(for: slip) == right)
        #expect(vocabulary.suggestions(for: "email address") == right)
        #expect(vocabulary.suggestions(for: String(repeating: "EmailAddress", count: 20)).isEmpty)
    }
}
