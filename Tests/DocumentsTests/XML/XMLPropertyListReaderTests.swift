@testable import Documents
import Foundation
import FoundationXML
import Testing

@Suite("XML property lists")
struct XMLPropertyListReaderTests {
    private func read(_ text: String, limits: DocumentLimits = DocumentLimits()) -> Reading {
        XMLPropertyListReader.read(Array(text.utf8), limits: limits)
    }

    @Test("Each fault is found alone, at its exact place, with its arguments", arguments: XMLFaultSamples.all)
    func findsFault(_ sample: FaultSample) {
        let reading = XMLPropertyListReader.read(sample.bad, limits: DocumentLimits())
        #expect(reading.faults.map(\.code) == [sample.code])
        #expect(reading.faults.first?.position.line == sample.line)
        #expect(reading.faults.first?.position.column == sample.column)
        #expect(reading.faults.first?.arguments == sample.arguments)
        #expect(reading.faults.first?.arguments.keys.sorted() == sample.code.placeholders.sorted())
    }

    @Test("The same input put right has no fault and a tree", arguments: XMLFaultSamples.all)
    func readsGoodTwin(_ sample: FaultSample) {
        let reading = XMLPropertyListReader.read(sample.good, limits: DocumentLimits())
        #expect(reading.faults == [])
        #expect(reading.root != nil)
    }

    /// What XML 1.0 forbids (§2.1, §2.5, §2.8, §4.3.3) but libxml2 behind `XMLParser` lets pass here and there.
    private static let laxlyChecked: Set<DocumentFault.Code> = [
        .commentDoubleHyphen, .doctypeMisplaced, .encodingContradictsBytes, .severalRoots, .trailingContent,
        .unopenedElement,
    ]

    @Test("A fault is fatal exactly where libxml2 or CoreFoundation refuses the input", arguments: XMLFaultSamples.all)
    func severityFollowsOtherReaders(_ sample: FaultSample) {
        let isWellFormed = XMLParser(data: Data(sample.bad)).parse()
        let isPropertyList =
            (try? PropertyListSerialization.propertyList(from: Data(sample.bad), format: nil)) != nil
        let isRefused = !(isWellFormed && isPropertyList)
        guard isRefused || !Self.laxlyChecked.contains(sample.code) else { return }
        #expect(sample.code.isFatalForApple == isRefused, "xml: \(isWellFormed), property list: \(isPropertyList)")
    }
}
