import Documents

/// Every fault an XML property list can have, each in the smallest input that has only this one.
enum XMLFaultSamples {
    /// Puts `members` into the dictionary of a property list; they begin at line 2, column 1.
    static func dict(_ members: String) -> String { "<plist version=\"1.0\"><dict>\n\(members)\n</dict></plist>" }

    private static let utf16Mark: [UInt8] = [0xFF, 0xFE]
    private static func utf16(_ text: String) -> [UInt8] {
        text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    }
    private static let empty = Array("<plist><dict/></plist>".utf8)

    static let all: [FaultSample] = encoding + prolog + structure + tags + values + text

    static let encoding: [FaultSample] = [
        FaultSample(
            .invalidUTF8,
            bytes: Array("<plist>\n<string>é".utf8) + [0xC3, 0x28] + Array("</string></plist>".utf8),
            2,
            10,
            ["bytes": "C3"],
            good: Array("<plist>\n<string>é(</string></plist>".utf8)
        ),
        FaultSample(
            .invalidUTF16,
            bytes: utf16Mark + utf16("<plist><string>😀") + [0x00, 0xD8] + utf16("</string></plist>"),
            1,
            17,
            ["bytes": "00 D8"],
            good: utf16Mark + utf16("<plist><string>😀</string></plist>")
        ),
        FaultSample(
            .utf16WithoutByteOrderMark,
            bytes: utf16("<plist><dict/></plist>"),
            1,
            1,
            good: utf16Mark + utf16("<plist><dict/></plist>")
        ),
        FaultSample(
            .byteOrderMarkMisplaced,
            "<!-- a -->\n \u{FEFF}<plist><dict/></plist>",
            2,
            2,
            good: "\u{FEFF}<!-- a -->\n<plist><dict/></plist>"
        ),
        FaultSample(
            .encodingUnsupported,
            "<?xml version=\"1.0\" encoding=\"GBK\"?><plist><dict/></plist>",
            1,
            31,
            ["encoding": "GBK"],
            good: "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist><dict/></plist>"
        ),
        FaultSample(
            .encodingUnknown,
            "<?xml version=\"1.0\" encoding=\"UTF-9\"?><plist><dict/></plist>",
            1,
            31,
            ["encoding": "UTF-9"],
            good: "<?xml version=\"1.0\"?><plist><dict/></plist>"
        ),
        FaultSample(
            .utf32,
            bytes: [0xFF, 0xFE, 0, 0] + utf16("<"),
            1,
            1,
            good: empty
        ),
        FaultSample(
            .encodingContradictsBytes,
            "<?xml version=\"1.0\" encoding='UTF-16'?><plist><dict/></plist>",
            1,
            31,
            ["declared": "UTF-16", "actual": "UTF-8"],
            good: "<?xml version=\"1.0\" encoding='utf-8'?><plist><dict/></plist>"
        ),
        FaultSample(
            .encodingContradictsBytes,
            "<?xml version=\"1.0\" encoding='US-ASCII'?><plist><string>é</string></plist>",
            1,
            31,
            ["declared": "US-ASCII", "actual": "UTF-8"],
            good: "<?xml version=\"1.0\" encoding='US-ASCII'?><plist><string>e</string></plist>"
        ),
        FaultSample(
            .encodingContradictsBytes,
            bytes: utf16Mark + utf16("<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist><dict/></plist>"),
            1,
            31,
            ["declared": "UTF-8", "actual": "UTF-16"],
            good: utf16Mark + utf16("<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><dict/></plist>")
        ),
        FaultSample(
            .controlCharacter,
            dict("<key>a</key><string>b\u{1}</string>"),
            2,
            22,
            ["character": "U+0001"],
            good: dict("<key>a</key><string>b\t</string>")
        ),
        FaultSample(
            .controlCharacter,
            "<plist><string>é\u{FFFE}</string></plist>",
            1,
            17,
            ["character": "U+FFFE"],
            good: "<plist><string>é\u{FFFD}</string></plist>"
        ),
    ]

    static let prolog: [FaultSample] = [
        FaultSample(
            .xmlDeclarationNotFirst,
            "\n<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist><dict/></plist>",
            1,
            1,
            ["line": "2"],
            good: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist><dict/></plist>"
        ),
        FaultSample(
            .xmlDeclarationNotFirst,
            "<!-- by hand -->\r\n<?xml version=\"1.0\"?>\n<plist><dict/></plist>",
            1,
            1,
            ["line": "2"],
            good: "<?xml version=\"1.0\"?>\n<!-- by hand --><plist><dict/></plist>"
        ),
        FaultSample(
            .xmlDeclarationNotFirst,
            "<plist>\n<?xml version=\"1.0\"?><dict/></plist>",
            2,
            1,
            ["line": "2"],
            good: "<plist>\n<?note version=\"1.0\"?><dict/></plist>"
        ),
        FaultSample(
            .xmlDeclarationMalformed,
            "<?xml encoding=\"UTF-8\"?><plist><dict/></plist>",
            1,
            1,
            good: "<?xml version='1.0' encoding='UTF-8' standalone='no' ?><plist><dict/></plist>"
        ),
        FaultSample(
            .xmlDeclarationMalformed,
            "<?xml version=\"2.0\"?><plist><dict/></plist>",
            1,
            1,
            good: "<?xml version = \"1.0\"?><plist><dict/></plist>"
        ),
        FaultSample(
            .doctypeMalformed,
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\">\n<plist><dict/></plist>",
            1,
            1,
            good: "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"a.dtd\">\n<plist><dict/></plist>"
        ),
        FaultSample(
            .doctypeMisplaced,
            "<!DOCTYPE plist>\n<!DOCTYPE plist><plist><dict/></plist>",
            2,
            1,
            good: "<!DOCTYPE plist>\n<plist><dict/></plist>"
        ),
        FaultSample(
            .doctypeMisplaced,
            "<plist><dict/></plist>\n<!DOCTYPE plist>",
            2,
            1,
            good: "<!DOCTYPE plist SYSTEM 'a.dtd'><plist><dict/></plist>\n"
        ),
        FaultSample(
            .doctypeInternalSubset,
            "<!DOCTYPE plist [ <!ELEMENT plist ANY> ]><plist><dict/></plist>",
            1,
            17,
            good: "<!DOCTYPE plist ><plist><dict/></plist>"
        ),
        FaultSample(
            .contentBeforeRoot,
            "<?xml version=\"1.0\"?>\n  text\n<plist><dict/></plist>",
            2,
            3,
            ["text": "text"],
            good: "<?xml version=\"1.0\"?>\n  \n<plist><dict/></plist>"
        ),
        FaultSample(.noRootElement, "<?xml version=\"1.0\"?>\n", 2, 1, good: "<plist><dict/></plist>"),
        FaultSample(
            .wrongRootElement,
            "<?xml version=\"1.0\"?>\n<html><body/></html>",
            2,
            1,
            ["element": "html"],
            good: "<plist><dict/></plist>"
        ),
        FaultSample(.plistElementMissing, "\n<dict></dict>", 2, 1, ["element": "dict"], good: "<plist><dict/></plist>"),
        FaultSample(.plistElementEmpty, " <plist>\n</plist>", 1, 2, good: "<plist>\n<dict/></plist>"),
        FaultSample(
            .plistElementHasSeveralValues,
            "<plist><dict/>\n<array/></plist>",
            2,
            1,
            ["element": "array"],
            good: "<plist><dict/>\n</plist>"
        ),
        FaultSample(
            .severalRoots,
            "<plist><dict/></plist>\n<plist><dict/></plist>",
            2,
            1,
            ["element": "plist"],
            good: "<plist><dict/></plist>\n"
        ),
        FaultSample(
            .trailingContent,
            "<plist><dict/></plist>\n  junk",
            2,
            3,
            ["text": "junk"],
            good: "<plist><dict/></plist>\n  <!-- no junk --><?a b?>"
        ),
    ]

    static let structure: [FaultSample] = [
        FaultSample(
            .unknownElement,
            dict("<key>a</key><bool>true</bool>"),
            2,
            13,
            ["element": "bool"],
            good: dict("<key>a</key><true/>")
        ),
        FaultSample(
            .unknownElement,
            "<plist><array>\n<null/></array></plist>",
            2,
            1,
            ["element": "null"],
            good: "<plist><array>\n</array></plist>"
        ),
        FaultSample(
            .misspelledElement,
            dict("<key>a</key>\n <True/>"),
            3,
            2,
            ["element": "True", "expected": "true"],
            good: dict("<key>a</key>\n <true/>")
        ),
        FaultSample(
            .misspelledElement,
            dict("<key>a</key><int>1</int>"),
            2,
            13,
            ["element": "int", "expected": "integer"],
            good: dict("<key>a</key><integer>1</integer>")
        ),
        FaultSample(
            .keyWithoutValue,
            dict("<key>a</key>\n<key>b</key><true/>"),
            2,
            1,
            ["key": "a"],
            good: dict("<key>a</key>\n<false/><key>b</key><true/>")
        ),
        FaultSample(.keyWithoutValue, dict(" <key>é</key>"), 2, 2, ["key": "é"], good: dict(" <key>é</key><true/>")),
        FaultSample(
            .valueWithoutKey,
            dict("<key>a</key><true/><string>b</string>"),
            2,
            20,
            ["element": "string"],
            good: dict("<key>a</key><true/>")
        ),
        FaultSample(
            .valueWithoutKey,
            dict("<dict><key>a</key><true/></dict>"),
            2,
            1,
            ["element": "dict"],
            good: dict("<key>b</key><dict><key>a</key><true/></dict>")
        ),
        FaultSample(
            .keyOutsideDictionary,
            "<plist><array>\n<key>a</key></array></plist>",
            2,
            1,
            ["key": "a"],
            good: "<plist><array>\n<string>a</string></array></plist>"
        ),
        FaultSample(
            .duplicateKey,
            dict("<key>a</key><true/>\n<key>b</key><true/>\n\t<key>a</key><false/>"),
            4,
            2,
            ["key": "a", "first_line": "2"],
            good: dict("<key>a</key><dict><key>a</key><true/></dict>\n<key>b</key><true/>")
        ),
        FaultSample(
            .textOutsideElements,
            dict("<key>a</key>: <true/>"),
            2,
            13,
            ["element": "dict", "text": ": <true/>"],
            good: dict("<key>a</key>\n <true/>")
        ),
        FaultSample(
            .textOutsideElements,
            dict("<key>a</key><true/><![CDATA[b]]>"),
            2,
            20,
            ["element": "dict", "text": "<![CDATA[b]]>"],
            good: dict("<key>a</key><string><![CDATA[b]]></string>")
        ),
        FaultSample(
            .mergeConflictMarker,
            dict("<key>a</key><true/>\n=======\n<key>b</key><true/>"),
            3,
            1,
            good: dict("<key>a</key><true/>\n\n<key>b</key><true/>")
        ),
        FaultSample(
            .mergeConflictMarker,
            dict("<<<<<<< HEAD\n<key>a</key><true/>"),
            2,
            1,
            good: dict("\n<key>a</key><true/>")
        ),
    ]

    static let tags: [FaultSample] = [
        FaultSample(
            .malformedTag,
            dict("<key>a</key><true / >"),
            2,
            13,
            ["text": "<true / >"],
            good: dict("<key>a</key><true />")
        ),
        FaultSample(
            .malformedTag,
            "<plist version=1.0><dict/></plist>",
            1,
            1,
            ["text": "<plist version=1.0><dict/></plist>"],
            good: "<plist version='1.0' ><dict/></plist >"
        ),
        FaultSample(
            .mismatchedTag,
            dict("<key>a</key>\n<string>b</sting>"),
            3,
            10,
            ["element": "sting", "expected": "string", "line": "3"],
            good: dict("<key>a</key>\n<string>b</string>")
        ),
        FaultSample(
            .mismatchedTag,
            dict("<key>a</key><array>\n</Array>"),
            3,
            1,
            ["element": "Array", "expected": "array", "line": "2"],
            good: dict("<key>a</key><array>\n</array>")
        ),
        FaultSample(
            .unopenedElement,
            dict("<key>a</key><true/></string>"),
            2,
            20,
            ["element": "string"],
            good: dict("<key>a</key><true/>")
        ),
        FaultSample(
            .unopenedElement,
            "<plist><dict/></plist>\n</dict>",
            2,
            1,
            ["element": "dict"],
            good: "<plist><dict/></plist>\n"
        ),
        FaultSample(
            .unclosedElement,
            dict("<key>a</key><string>b\n<key>c</key><true/>"),
            3,
            1,
            ["element": "string", "line": "2"],
            good: dict("<key>a</key><string>b</string>\n<key>c</key><true/>")
        ),
        FaultSample(
            .unclosedElement,
            dict("<key>a</key>\n<array>"),
            4,
            1,
            ["element": "array", "line": "3"],
            good: dict("<key>a</key>\n<array></array>")
        ),
        FaultSample(
            .unclosedElement,
            "<plist>\n<dict><key>a</key><true/>\n",
            3,
            1,
            ["element": "dict", "line": "2"],
            good: "<plist>\n<dict><key>a</key><true/></dict></plist>"
        ),
        FaultSample(.truncated, "<plist><dict/></plis", 1, 21, good: "<plist><dict/></plist>"),
        FaultSample(.truncated, "<plist><dict/></plist", 1, 22, good: "<plist><dict/></plist>"),
        FaultSample(.truncated, "<plist", 1, 7, good: "<plist><dict/></plist>"),
        FaultSample(.truncated, "<?xml version=\"1.0\"", 1, 20, good: "<plist><dict/></plist>"),
        FaultSample(.truncated, "<!DOCTYPE plist", 1, 16, good: "<plist><dict/></plist>"),
        FaultSample(
            .unexpectedAttribute,
            dict("<key name=\"x\">a</key><true/>"),
            2,
            6,
            ["element": "key", "attribute": "name"],
            good: dict("<key >a</key><true/>")
        ),
        FaultSample(
            .duplicateAttribute,
            "<plist version='1.0' version='1.0'><dict/></plist>",
            1,
            22,
            ["element": "plist", "attribute": "version"],
            good: "<plist version='1.0'><dict/></plist>"
        ),
        FaultSample(
            .commentInText,
            dict("<key>a</key><string>b<!-- c --></string>"),
            2,
            22,
            ["element": "string"],
            good: dict("<key>a</key><string>b</string><!-- c -->")
        ),
        FaultSample(
            .instructionInText,
            dict("<key>a<?b c?></key><true/>"),
            2,
            7,
            ["element": "key"],
            good: dict("<key>a</key><?b c?><true/>")
        ),
        FaultSample(
            .doctypeMalformed,
            "<!DOCTYPE plist PUBLIC \"é\" \"a.dtd\"><plist><dict/></plist>",
            1,
            1,
            good: "<!DOCTYPE plist PUBLIC \"e\" \"é.dtd\"><plist><dict/></plist>"
        ),
        FaultSample(
            .elementInText,
            dict("<key>a</key><string>to <b class='c'>scan</b> it</string>"),
            2,
            24,
            ["element": "b", "container": "string"],
            good: dict("<key>a</key><string>to &lt;b class='c'>scan&lt;/b> it</string>")
        ),
    ]

    static let values: [FaultSample] = [
        FaultSample(
            .booleanNotEmpty,
            dict("<key>a</key><true>yes</true>"),
            2,
            13,
            ["element": "true", "text": "yes"],
            good: dict("<key>a</key><true></true>")
        ),
        FaultSample(
            .badInteger,
            dict("<key>a</key><integer>1.5</integer>"),
            2,
            13,
            ["text": "1.5"],
            good: dict("<key>a</key><integer>-0x1F</integer>")
        ),
        FaultSample(
            .badInteger,
            dict("<key>a</key><integer/>"),
            2,
            13,
            ["text": ""],
            good: dict("<key>a</key><integer>+1</integer>")
        ),
        FaultSample(
            .integerOutOfRange,
            dict("<key>a</key><integer>9223372036854775808</integer>"),
            2,
            13,
            ["text": "9223372036854775808"],
            good: dict("<key>a</key><integer>9223372036854775807</integer>")
        ),
        FaultSample(
            .badReal,
            dict("<key>a</key><real>1,5</real>"),
            2,
            13,
            ["text": "1,5"],
            good: dict("<key>a</key><real>1.5e3</real>")
        ),
        FaultSample(
            .badInteger,
            dict("<key>a</key><integer>18446744073709551616</integer>"),
            2,
            13,
            ["text": "18446744073709551616"],
            good: dict("<key>a</key><integer>-9223372036854775808</integer>")
        ),
        FaultSample(
            .impossibleDate,
            dict("<key>a</key><date>2026-02-29T00:00:00Z</date>"),
            2,
            13,
            ["text": "2026-02-29T00:00:00Z"],
            good: dict("<key>a</key><date>2028-02-29T00:00:00Z</date>")
        ),
        FaultSample(
            .badDate,
            dict("<key>a</key><date>2026-11-30</date>"),
            2,
            13,
            ["text": "2026-11-30"],
            good: dict("<key>a</key><date>2026-11-30T23:59:59Z</date>")
        ),
        FaultSample(
            .badData,
            dict("<key>a</key><data>AQ*IDBA==</data>"),
            2,
            13,
            ["text": "*IDBA=="],
            good: dict("<key>a</key><data>AQ\n ID\tBA==</data>")
        ),
        FaultSample(
            .badData,
            dict("<key>a</key><data>AQI</data>"),
            2,
            13,
            ["text": ""],
            good: dict("<key>a</key><data>AQI=</data>")
        ),
    ]

    static let text: [FaultSample] = [
        FaultSample(
            .bareAmpersand,
            dict("<key>a</key><string>b & c</string>"),
            2,
            23,
            good: dict("<key>a</key><string>b &amp; c</string>")
        ),
        FaultSample(
            .bareAmpersand,
            dict("<key>a</key><string>http://x/?b=c&d=e</string>"),
            2,
            34,
            good: dict("<key>a</key><string>http://x/?b=c&amp;d=e</string>")
        ),
        FaultSample(
            .bareLessThan,
            dict("<key>a</key><string>b < c</string>"),
            2,
            23,
            good: dict("<key>a</key><string>b &lt; c</string>")
        ),
        FaultSample(
            .cdataEndInText,
            dict("<key>a</key><string>b]]></string>"),
            2,
            22,
            good: dict("<key>a</key><string>b]]&gt;</string>")
        ),
        FaultSample(
            .undefinedEntity,
            dict("<key>a</key><string>b&nbsp;c</string>"),
            2,
            22,
            ["entity": "nbsp"],
            good: dict("<key>a</key><string>b&#160;c</string>")
        ),
        FaultSample(
            .badCharacterReference,
            dict("<key>a</key><string>&#0;</string>"),
            2,
            21,
            ["reference": "&#0;"],
            good: dict("<key>a</key><string>&#9;</string>")
        ),
        FaultSample(
            .badCharacterReference,
            dict("<key>a</key><string>&#x1G;</string>"),
            2,
            21,
            ["reference": "&#x1"],
            good: dict("<key>a</key><string>&#x1F600;</string>")
        ),
        FaultSample(
            .commentDoubleHyphen,
            dict("<!-- a -- b -->"),
            2,
            8,
            good: dict("<!-- a - b -->")
        ),
        FaultSample(.commentDoubleHyphen, dict("<!-- a --->"), 2, 8, good: dict("<!-- a - -->")),
        FaultSample(.unclosedComment, dict("\n <!-- a"), 3, 2, good: dict("\n <!-- a -->")),
        FaultSample(
            .unclosedCDATA,
            dict("<key>a</key><string>\n<![CDATA[b]]</string>"),
            3,
            1,
            good: dict("<key>a</key><string>\n<![CDATA[b]]]></string>")
        ),
    ]
}
