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

    @Test(
        "A wrong name leads to the right one",
        arguments: [
            (
                "requestAccuracyAuthorization",
                "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"
            ),
            ("NSPhotoLibraryAddOnlyUsageDescription", "NSPhotoLibraryAddUsageDescription"),
            ("NSPrivacyCollectedDataTypePhotosOrVideos", "NSPrivacyCollectedDataTypePhotosorVideos"),
            ("PHPhotoLibary.requestAuthorization", "PHPhotoLibrary.requestAuthorization(_:)"),
            ("CLLocationManager.requestAlwaysAuthorisation()", "CLLocationManager.requestAlwaysAuthorization()"),
            ("NSCamraUsageDescription", "NSCameraUsageDescription"), ("ITMS-91035", "ITMS-91053"),
            ("PHAssett", "PHAsset"),
        ]
    )
    func nearest(_ sample: (name: String, id: String)) throws {
        let snapshot = try Self.snapshot.get()
        #expect(snapshot.nearest(sample.name).first == sample.id)
    }

    private static let content = Result { try DatasetReader.read(Repository.data) }
    private static let snapshot = content.map { $0.snapshot() }
}
