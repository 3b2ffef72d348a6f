import Testing

@testable import API

@Suite("Words in texts of any case")
struct FoldedTextTests {
    @Test(
        "A word is found wherever it stands, whatever its case",
        arguments: [
            ("NSCameraUsageDescription", "camera", true), ("CAMERA", "camera", true), ("cacamera", "camera", true),
            ("camer", "camera", false), ("", "a", false), ("", "", true), ("使用相机", "相机", true),
            ("使用相册", "相机", false), ("[A]", "{a}", false), ("@", "`", false),
        ]
    )
    func holds(_ sample: (text: String, word: String, isThere: Bool)) {
        #expect(FoldedText.holds(sample.text, Array(sample.word.utf8)) == sample.isThere)
    }

    @Test("A text is the word, whatever its case, or it is not")
    func isSame() {
        #expect(FoldedText.isSame("UIKit", Array("uikit".utf8)))
        #expect(FoldedText.isSame("", []))
        #expect(!FoldedText.isSame("UIKit", Array("uiki".utf8)))
        #expect(!FoldedText.isSame("UIKi@", Array("uiki`".utf8)))
    }
}
