import Catalog
import Documents
import Evaluation
import Testing

@Suite("The oldest iOS version that files state")
struct StatedMinimumTests {
    private func minimum(_ files: (text: String, path: String)...) throws -> OSVersion? {
        var sample = Sample(apis: [])
        for file in files { sample.add(file.text, path: file.path) }
        return try sample.evaluation().context.minIOS
    }

    private func plist(_ version: String) -> (text: String, path: String) {
        (Sample.plist(text("MinimumOSVersion", version)), "Info.plist")
    }

    @Test("A version that is none counts for nothing", arguments: ["0", "0.0", "99", "99.1", "19.0", "iOS 15"])
    func none(_ version: String) throws { #expect(try minimum(plist(version)) == nil) }

    @Test("The platform of a Podfile counts where nothing better is there; that of no target first")
    func podfile() throws {
        let podfile = (
            text: "target 'A' do\n  platform :ios, '12.0'\nend\nplatform :ios, '15.5'\n", path: "Podfile"
        )
        #expect(try minimum(podfile) == OSVersion(15, 5))
        #expect(try minimum(podfile, plist("16.0")) == OSVersion(16))
        #expect(try minimum(podfile, plist("99")) == OSVersion(15, 5))
        for text in ["platform :osx, '12.0'", "# platform :ios, '12.0'", "platform :ios", "platform :ios, min_ios"] {
            #expect(try minimum((text + "\n", "Podfile")) == nil, "\(text)")
        }
    }

    @Test("UniApp's deploymentTarget counts")
    func uniApp() throws {
        let manifest = #"{"name": "a", "app-plus": {"distribute": {"ios": {"deploymentTarget": "14.0"}}}}"#
        #expect(try minimum((manifest, "manifest.json")) == OSVersion(14))
    }
}
