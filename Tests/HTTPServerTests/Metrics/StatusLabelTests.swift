import Testing

@testable import HTTPServer

@Suite struct StatusLabelTests {
    @Test("A status that is answered here has its own place; any other shares the first")
    func places() {
        for (place, code) in StatusLabel.codes.enumerated() where code > 0 {
            #expect(StatusLabel.index(of: code) == place)
        }
        for code in [-1, 0, 199, 299, 418, 599, 600, Int.max] { #expect(StatusLabel.index(of: code) == 0) }
        #expect(StatusLabel.texts.first == "other" && Set(StatusLabel.texts).count == StatusLabel.codes.count)
    }
}
