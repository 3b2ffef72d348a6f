import Catalog
import Evaluation
import Testing

@Suite("The registry of rules")
struct RuleRegistryTests {
    @Test("No two rules share an id")
    func uniqueIDs() {
        #expect(Set(RuleRegistry.rules.map { $0.id }).count == RuleRegistry.rules.count)
    }

    @Test(
        "Each rule of privacy manifests and documents has a row, and texts in every language",
        arguments: Language.allCases
    )
    func texts(_ language: Language) throws {
        let catalog = try TestTable.snapshot.get()
        for id in RuleRegistry.rules.map({ $0.id }) where id.hasPrefix("PM-") || id.hasPrefix("DOC-") {
            #expect(catalog.rules[id: id] != nil, "\(id)")
            #expect(catalog.texts[language]?[id]?.phrases.isEmpty == false, "\(id)")
        }
    }

    @Test("PM-021 leads to the rule that took it over")
    func folded() throws {
        #expect(try TestTable.snapshot.get().rules.named("PM-021")?.id == "PM-004")
    }
}
