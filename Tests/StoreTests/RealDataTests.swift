import Catalog
import Evaluation
import Foundation
import Store
import Testing

@Suite("The data of this repository")
struct RealDataTests {
    @Test("data/ has no fault, and a row and prose for every rule")
    func sound() throws {
        let today = String(Date.now.formatted(.iso8601).prefix(10))
        let content = try Self.content.get()
        let faults = CatalogCheck(content, rules: RuleRegistry.rules.map { $0.id }, today: today).faults()
        #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
    }

    /// A kind that grows raises its line; no row goes without somebody's knowing.
    @Test(
        "No kind loses rows",
        arguments: [
            (RecordKind.api, 41_300),
            (.permission, 32),
            (.permissionState, 150),
            (.playbook, 63),
            (.degradation, 90),
            (.settingsURL, 28),
            (.key, 153),
            (.privacyCategory, 5),
            (.privacyReason, 17),
            (.requiredReasonAPI, 36),
            (.privacyDataType, 35),
            (.privacyPurpose, 6),
            (.privacyManifestKey, 15),
            (.reviewCode, 21),
            (.guideline, 44),
            (.backgroundMode, 22),
            (.entitlement, 60),
            (.matrixChange, 72),
            (.timelineEvent, 25),
            (.symptom, 69),
            (.fact, 264),
            (.rule, 188),
            (.sdk, 98),
            (.package, 315),
            (.bridge, 120),
            (.bridgeLimit, 83),
            (.frameworkField, 190),
        ] as [(RecordKind, Int)]
    )
    func count(_ bound: (kind: RecordKind, least: Int)) throws {
        #expect(try Self.content.get().count(bound.kind) >= bound.least)
    }

    /// Read once for all tests.
    static let content = Result { try DatasetReader.read(Repository.data) }
}
