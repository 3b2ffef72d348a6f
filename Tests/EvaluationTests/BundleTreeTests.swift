import Documents
import Testing

@testable import Evaluation

struct BundleTreeTests {
    private func app(_ bundles: [(String, String?)]) -> String? {
        var submission = Submission()
        submission.bundles = bundles.map { Submission.Bundle(path: $0.0, kind: $0.1) }
        return BundleTree(submission).app
    }

    @Test
    func `The app around all others is the app`() {
        #expect(app([("A.app/Watch/W.app", nil), ("A.app", nil), ("A.app/PlugIns/N.appex", nil)]) == "A.app")
        #expect(app([("A.app", "app"), ("A.app/Watch/W.app", "app")]) == "A.app")
    }

    @Test
    func `Of two apps beside each other neither is`() {
        #expect(app([("A.app", nil), ("B.app", nil)]) == nil)
        #expect(app([("A.app", "app"), ("A.app2/B.app", "app")]) == nil)
        #expect(app([]) == nil)
    }
}
