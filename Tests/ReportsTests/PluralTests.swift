import Evaluation
import Reports
import Testing

@Suite("Words that go with a number")
struct PluralTests {
    @Test(
        "One has its own word, and so has a list of one",
        arguments: [
            (Finding.Argument.text("1"), "1 byte is"), (.text("2"), "2 bytes are"), (.text("0"), "0 bytes are"),
            (.list(["a"]), "a byte is"), (.list(["a", "b"]), "a, b bytes are"),
        ]
    )
    func words(_ argument: Finding.Argument, _ expected: String) {
        var told = Told(findings: [Told.finding(arguments: ["n": argument])])
        told.texts = Told.texts("{n} {n|byte is|bytes are}")
        #expect(told.text(.xcode).contains("error: \(expected)"))
    }
}
