import Testing

@testable import Store

@Suite("Comma-separated values")
struct CSVReaderTests {
    @Test(
        "Records come with the line on which they begin",
        arguments: [
            ("", []), ("a", [(1, ["a"])]), ("a,b\n", [(1, ["a", "b"])]),
            ("a,b\r\nc,\r\n", [(1, ["a", "b"]), (2, ["c", ""])]),
            ("\"a,\"\"b\"\"\",c\n", [(1, ["a,\"b\"", "c"])]),
            ("\"a\nb\",c\nd,e", [(1, ["a\nb", "c"]), (3, ["d", "e"])]),
            ("a,\"\"\n\"\",b\r\n", [(1, ["a", ""]), (2, ["", "b"])]), ("\"a\"\r\nb", [(1, ["a"]), (2, ["b"])]),
            ("相机,é\n", [(1, ["相机", "é"])]), (",", [(1, ["", ""])]), ("a\n\nb", [(1, ["a"]), (2, [""]), (3, ["b"])]),
        ] as [(String, [(Int, [String])])]
    )
    func reads(_ sample: (text: String, rows: [(Int, [String])])) throws {
        let rows = try CSVReader.rows(Array(sample.text.utf8))
        #expect(rows == sample.rows.map { CSVReader.Row(line: $0.0, fields: $0.1) })
    }

    @Test(
        "A fault is told with its line",
        arguments: [
            ("a\nb\"c\n", 2, "a quotation mark stands within a field that has none around it"),
            ("a\n\"b\"c\n", 2, "text follows a closing quotation mark"),
            ("a\n\"b\n\nc", 2, "a quoted field does not end"),
        ]
    )
    func refuses(_ sample: (text: String, line: Int, message: String)) {
        #expect(throws: CSVReader.Fault(line: sample.line, message: sample.message)) {
            try CSVReader.rows(Array(sample.text.utf8))
        }
    }
}
