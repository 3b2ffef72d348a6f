import Documents
import Testing

@testable import Evaluation

struct JudgedLengthTests {
    @Test
    func `A text is judged by its first 500 characters`() {
        let start = "我们需要使用相机扫描二维码。"
        let filler = String(repeating: "我们需要", count: 20_000)
        #expect(PurposeTextReview("\(start)\(filler)", permission: "camera", appNames: []).concrete == ["扫描二维码"])
        #expect(PurposeTextReview("\(filler)\(start)", permission: "camera", appNames: []).concrete.isEmpty)
    }

    @Test
    func `White space before a text does not count, and one character may be long`() {
        let text = String(repeating: " ", count: 600) + "We need the camera to scan receipts."
        #expect(PurposeTextReview(text, permission: "camera", appNames: []).concrete == ["scan", "receipts"])
        let marks = "e" + String(repeating: "\u{301}", count: 100_000)
        #expect(marks.judged.unicodeScalars.count == 9)
    }

    @Test
    func `Braces that nothing closes stay as they are`() {
        let review = PurposeTextReview("Scan ${NAME and $(NAME receipts", permission: "camera", appNames: [])
        #expect(review.concrete.contains("receipts"))
    }
}
