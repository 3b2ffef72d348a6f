@testable import Documents
import Foundation
import FoundationXML
import TestSupport
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

    // MARK: Values and places

    @Test("Keys of other code units are other keys, also among many", arguments: [0, 100])
    func canonicallyEqualKeys(_ count: Int) {
        let members = (0..<count).map { "<key>key \($0)</key><true/>" }.joined()
        func faults(_ keys: String...) -> [DocumentFault.Code] {
            let last = keys.map { "<key>\($0)</key><true/>" }.joined()
            return read("<plist version=\"1.0\"><dict>\(members)\(last)</dict></plist>").faults.map(\.code)
        }
        let single = faults("caf\u{E9}")
        #expect(faults("caf\u{E9}", "cafe\u{301}") == single)
        #expect(faults("caf\u{E9}", "caf&#xE9;") == single + [.duplicateKey])
    }

    @Test("Every value and key has its place")
    func places() throws {
        let root = try #require(read(xmlSample).root)
        let camera = try #require(root.entry("NSCameraUsageDescription"))
        #expect(camera.position == Position(offset: 207, line: 6, column: 2))
        #expect(camera.value.string == "扫描 & “é” <😀 ]] > end")
        #expect(camera.value.position.line == 7)
        #expect(root["lines"]?.string == "one\ntwo<three> & ]] four")
        #expect(root["numbers"]?.elements?.map(\.position.line) == [13, 14, 15, 16, 17])
        #expect(root["numbers"]?.elements?.map(\.position.column) == [3, 3, 3, 3, 3])
        #expect(root["empty"]?.string == "")
        #expect(root[""]?.entries?.isEmpty == true)
        #expect(root.position.line == 5)
    }

    @Test("Foundation reads the same values")
    func matchesFoundation() throws {
        let reading = read(xmlSample)
        #expect(reading.faults == [])
        let foundation = try PropertyListSerialization.propertyList(from: Data(xmlSample.utf8), format: nil)
        #expect(try #require(reading.root).matches(foundation))
    }

    @Test("CR, LF and CR LF end a line and are one LF in text", arguments: ["\n", "\r", "\r\n"])
    func lineEnds(_ end: String) throws {
        let text = ["<plist>", "<dict><key>é</key>", "<string>a", "b<![CDATA[c", "d]]></string></dict></plist>", ""]
        let bytes = Array(text.joined(separator: end).utf8)
        let reading = XMLPropertyListReader.read(bytes, limits: DocumentLimits())
        let value = try #require(reading.root?["é"])
        #expect(reading.faults == [])
        #expect(value.string == "a\nbc\nd")
        #expect((value.position.line, value.position.column) == (3, 1))
        #expect(bytes[value.position.offset] == UInt8(ascii: "<"))
        #expect(bytes[value.position.offset + 1] == UInt8(ascii: "s"))
    }

    @Test("Places in UTF-16 and ISO-8859-1 are places in the file")
    func placesInOtherEncodings() throws {
        let text = "<plist>\n<array><string>😀é</string><true/></array></plist>"
        for isBigEndian in [true, false] {
            let units = ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
                let (high, low) = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
                return isBigEndian ? [high, low] : [low, high]
            }
            let reading = XMLPropertyListReader.read(units, limits: DocumentLimits())
            #expect(reading.faults == [])
            let elements = try #require(reading.root?.elements)
            #expect(elements[0].string == "😀é")
            #expect(elements[1].position == Position(offset: 2 + 2 * 35, line: 2, column: 27))
        }
        let latin =
            "<?xml version='1.0' encoding='iso-8859-1'?><plist><array><string>\u{E9}</string><true/></array></plist>"
        let bytes = latin.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        let reading = XMLPropertyListReader.read(bytes, limits: DocumentLimits())
        #expect(reading.faults == [])
        let elements = try #require(reading.root?.elements)
        #expect(elements[0].string == "é")
        #expect(elements[1].position == Position(offset: 75, line: 1, column: 76))
    }

    @Test("Half a code unit at the end of UTF-16 is found where it stands")
    func halfCodeUnit() {
        let units: [UInt8] = "<plist><dict/></plist>".utf8.flatMap { [0, $0] }
        let bytes: [UInt8] = [0xFE, 0xFF] + units + [0x0A]
        let reading = XMLPropertyListReader.read(bytes, limits: DocumentLimits())
        #expect(reading.faults.map(\.code) == [.invalidUTF16, .trailingContent])
        #expect(reading.faults.first?.position == Position(offset: 46, line: 1, column: 23))
        #expect(reading.root != nil)
    }

    // MARK: Going on after a fault

    @Test("Several faults in one file are all found, in order of place, with their pointers")
    func severalFaults() throws {
        let reading = read(
            """

            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
              <key>a</key>
              <array>
                <string>one & two</string>
                <integer>x</integer>
              </array>
              <key>b</key>
              <key>a</key>
              <True/>
            </dict>
            </plist>

            """
        )
        #expect(
            reading.faults.map(\.code) == [
                .xmlDeclarationNotFirst, .bareAmpersand, .badInteger, .keyWithoutValue, .duplicateKey,
                .misspelledElement,
            ]
        )
        #expect(reading.faults.map(\.position.line) == [1, 7, 8, 10, 11, 12])
        #expect(reading.faults.map(\.pointer.description) == ["", "/a/0", "/a/1", "/b", "/a", "/a"])
        let root = try #require(reading.root)
        #expect(root["a"]?.boolean == true)
        #expect(root.entries?.count == 2)
        #expect(root.entries?.first?.value.elements?.first?.string == "one & two")
    }

    @Test("A value that cannot be read is null, and its key is there")
    func unreadableValue() throws {
        let root = try #require(read(XMLFaultSamples.dict("<key>a</key><bool><dict><x/></dict></bool>")).root)
        #expect(root["a"]?.typeName == "null")
    }

    @Test("Reading stops at the limit of faults")
    func limitOfFaults() {
        var limits = DocumentLimits()
        limits.faults = 3
        let reading = read("<plist><string>& & & & &</string></plist>", limits: limits)
        #expect(reading.faults.map(\.code) == [.bareAmpersand, .bareAmpersand, .bareAmpersand, .tooManyFaults])
        #expect(reading.faults.last?.arguments == ["limit": "3"])
        #expect(reading.root == nil)
    }

    // MARK: Limits and attacks

    @Test("Nesting is read up to the limit, and is a fault beyond", arguments: [128, 129, 10_000])
    func nesting(_ depth: Int) {
        let text =
            "<plist>" + String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
            + "</plist>"
        let reading = read(text)
        #expect((reading.root != nil) == (depth <= 128))
        #expect(reading.faults.map(\.code) == (depth <= 128 ? [] : [.nestingTooDeep]))
        #expect(reading.faults.first?.position.column == (depth <= 128 ? nil : 8 + 7 * 128))
    }

    @Test("Elements that property lists do not have count as nesting too")
    func nestingOfUnknownElements() {
        let reading = read("<plist>" + String(repeating: "<x>", count: 10_000))
        #expect(reading.faults.map(\.code) == [.unknownElement, .nestingTooDeep])
    }

    @Test("Values are read up to the limit")
    func limitOfNodes() {
        var limits = DocumentLimits()
        limits.nodes = 3
        #expect(read("<plist><array><true/><true/></array></plist>", limits: limits).faults == [])
        let reading = read("<plist><array><true/><true/>\n<true/></array></plist>", limits: limits)
        #expect(reading.faults.map(\.code) == [.tooManyNodes])
        #expect(reading.faults.first?.position.line == 2)
        #expect(reading.root == nil)
    }

    @Test("Entities are reported where declared and where used, and never expanded")
    func billionLaughs() throws {
        let reading = read(
            """
            <?xml version="1.0"?>
            <!DOCTYPE plist [
             <!ENTITY lol "lol">
             <!ENTITY % more SYSTEM "file:///etc/passwd">
             <!ENTITY lol1 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol; ]>">
            ]>
            <plist><string>&lol1;</string></plist>
            """
        )
        #expect(
            reading.faults.map(\.code) == [
                .doctypeInternalSubset, .entityDeclaration, .entityDeclaration, .entityDeclaration, .entityNotExpanded,
            ]
        )
        #expect(reading.faults.map(\.position.line) == [2, 3, 4, 5, 7])
        #expect(reading.faults.compactMap { $0.arguments["entity"] } == ["lol", "more", "lol1", "lol1"])
        #expect(reading.root?.string == "&lol1;")
    }

    @Test("Cut off anywhere, the sample gives a fatal fault and no tree, or only white space is missing")
    func everyTruncation() {
        let bytes = Array(xmlSample.utf8)
        for length in 0..<bytes.count {
            let reading = XMLPropertyListReader.read(Array(bytes[..<length]), limits: DocumentLimits())
            if length >= bytes.count - 1 {
                #expect(reading.faults == [] && reading.root != nil)
            } else {
                #expect(reading.root == nil, "cut at \(length)")
                #expect(reading.faults.contains { $0.isFatalForApple }, "cut at \(length)")
            }
        }
    }

    @Test(
        "With any byte replaced, what libxml2 or CoreFoundation refuses is a fatal fault here, and the rest is the same"
    )
    func everyMutation() throws {
        let sample = Array(xmlSample.utf8)
        let quoted = try ["-//Apple", "http:", "1.0\">"].map { text in
            let start = try #require(sample.firstRange(of: Array(text.utf8))).lowerBound
            return start..<(sample[start...].firstIndex(of: UInt8(ascii: "\"")) ?? start)
        }
        let replacements = Array("<>&;/\"'=-]! ?xA0".utf8) + [0x00, 0xFF]
        for index in sample.indices {
            for replacement in replacements where replacement != sample[index] {
                // CoreFoundation ends a tag or declaration at the first `>`, even one in quotes.
                if replacement == UInt8(ascii: ">"), quoted.contains(where: { $0.contains(index) }) { continue }
                var bytes = sample
                bytes[index] = replacement
                let reading = XMLPropertyListReader.read(bytes, limits: DocumentLimits())
                let foundation = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
                let isWellFormed = XMLParser(data: Data(bytes)).parse()
                let place = "\(String(decoding: [replacement], as: UTF8.self)) at \(index): \(reading.faults)"
                if foundation == nil || !isWellFormed {
                    #expect(reading.faults.contains { $0.isFatalForApple }, "\(place)")
                } else if reading.faults.isEmpty {
                    #expect(try #require(reading.root).matches(foundation), "\(place)")
                }
            }
        }
    }

    @Test("Random bytes and random markup end with faults, never a crash", arguments: 0..<40)
    func noise(_ seed: UInt64) {
        var noise = SeededGenerator(seed: seed)
        let words = [
            "<plist>", "<dict>", "<array>", "<key>", "<string>", "</", "<", ">", "&", "&#", ";", "<!--", "-->", "--",
            "<![CDATA[", "]]>", "<?xml", "?>", "<!DOCTYPE", "[", "]", "\"", "'", "=", " ", "\r", "\n", "a", "1", "é",
            "😀",
            "</dict>", "</array>", "</key>", "</string>", "<true/>", "<!ENTITY", "\u{FEFF}", "<<<<<<<", "<integer>",
        ]
        var bytes: [UInt8] = seed % 2 == 0 ? Array("<plist><dict>".utf8) : []
        for _ in 0..<400 {
            bytes += words.randomElement(using: &noise).map { Array($0.utf8) } ?? []
            if Int.random(in: 0..<40, using: &noise) == 0 { bytes += noise.bytes(1) }
        }
        let reading = XMLPropertyListReader.read(bytes, limits: DocumentLimits())
        #expect(!reading.faults.isEmpty)
        #expect(reading.faults.map(\.position.offset) == reading.faults.map(\.position.offset).sorted())
    }

    @Test("A megabyte of random bytes ends at the limit of faults")
    func randomMegabyte() {
        var noise = SeededGenerator(seed: 1)
        let reading = XMLPropertyListReader.read(noise.bytes(1 << 20), limits: DocumentLimits())
        #expect(reading.root == nil)
        #expect(reading.faults.count <= 101)
    }
}
