import Documents
import Evaluation
import Testing

@Suite("PM-012: NSPrivacyTracking")
struct TrackingNotBooleanTests {
    @Test(
        "Anything but a Boolean is an error, and is mended where its meaning is plain",
        arguments: [
            ("<string>NO</string>", [.replace(Self.pointer, .boolean(false))]),
            ("<string>true</string>", [.replace(Self.pointer, .boolean(true))]),
            ("<integer>1</integer>", [.replace(Self.pointer, .boolean(true))]),
            ("<string>sometimes</string>", []),
            ("<array/>", []),
        ] as [(String, [PatchOperation])]
    )
    func reports(_ xml: String, _ patch: [PatchOperation]) throws {
        let findings = try Sample(Sample.manifest("<key>NSPrivacyTracking</key>\(xml)")).findings("PM-012")
        #expect(findings.map(\.short) == ["PM-012 default /NSPrivacyTracking"])
        #expect(findings.map(\.patch) == [patch])
    }

    private static let pointer = Pointer.root.appending("NSPrivacyTracking")
}
