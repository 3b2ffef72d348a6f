import Documents
import Testing

@Suite("Codes of faults")
struct DocumentFaultCodeTests {
    @Test("Each slug is in lower case with hyphens, so that it can name a message")
    func slugs() {
        for code in DocumentFault.Code.allCases {
            let isSlug = code.rawValue.utf8.allSatisfy { byte in
                (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
            }
            #expect(isSlug, "\(code.rawValue)")
        }
    }

    @Test("Every code has an input that brings it about")
    func everyCodeIsTested() {
        /// Tested with the limits and the document reader, or where rules are known.
        let elsewhere: Set<DocumentFault.Code> = [
            .configurationIsCode, .jsonNotPropertyList, .kindNotYetRead, .nestingTooDeep, .notAPropertyList,
            .notRecognised, .pathNotAFile, .rootNotDictionary, .tooLarge, .tooManyFaults, .tooManyNodes, .tooManyTokens,
            .notAnArchive, .archiveDamaged, .archiveTooManyEntries, .archiveTooLarge, .archiveRead, .folderLeftOut,
            .entryOutside, .entryIsLink, .entryIsArchive, .entryEncrypted, .entryCompression, .entryRepeated,
            .entryTooLarge, .entryTooMany, .entryDamaged,
            .entityDeclaration, .entityNotExpanded, .remarkUnclear, .remarkUnknownRule, .remarkMisspeltRule,
            .remarkBehindAll, .buildSettingSyntax, .packagesMissing,
        ]
        var samples = Set(XMLFaultSamples.all.map(\.code) + JSONFaultSamples.all.map(\.code))
        samples.formUnion(BinaryFaultSamples.all.map(\.code))
        for format in TextFormat.allCases { samples.formUnion(format.faultSamples.map(\.code)) }
        #expect(Set(DocumentFault.Code.allCases).subtracting(samples).subtracting(elsewhere) == [])
    }
}
