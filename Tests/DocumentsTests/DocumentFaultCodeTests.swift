import Documents
import Testing

@Test("Each slug is in lower case with hyphens, so that it can name a message", arguments: DocumentFault.Code.allCases)
func slugsAreKebabCase(_ code: DocumentFault.Code) {
    #expect(code.rawValue.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
}
