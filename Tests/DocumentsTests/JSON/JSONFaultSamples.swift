import Documents

/// Every fault a JSON text can have, each in the smallest input that has only this one.
enum JSONFaultSamples {
    static let all: [FaultSample] = [
        FaultSample(.emptyFile, " \n", 1, 1, good: " 1\n"),
        FaultSample(.truncated, "{\"a\":\n[1, 2", 2, 6, good: "{\"a\":\n[1, 2]}"),
        FaultSample(.truncated, "{\"a\"", 1, 5, good: "{\"a\":1}"),
        FaultSample(.truncated, "{\"a\":", 1, 6, good: "{\"a\":1}"),
        FaultSample(.truncated, "{\"a\":1,", 1, 8, good: "{\"a\":1}"),
        FaultSample(.truncated, "\"é", 1, 3, good: "\"é\""),
        FaultSample(.truncated, "\"\\", 1, 3, good: "\"\\\\\""),
        FaultSample(
            .duplicateKey,
            "{\"a\": 1,\n \"\\u0061\": 2}",
            2,
            2,
            ["key": "a", "first_line": "1"],
            good: "{\"a\": {\"a\": 1},\n \"b\": 2}"
        ),
        FaultSample(
            .integerOutOfRange,
            "[9223372036854775808]",
            1,
            2,
            ["text": "9223372036854775808"],
            good: "[9223372036854775807]"
        ),
        FaultSample(.trailingContent, "{}\n{}", 2, 1, ["text": "{}"], good: "{}\n"),
        FaultSample(
            .invalidUTF8,
            bytes: Array("[\"é".utf8) + [0xFF] + Array("\"]".utf8),
            1,
            4,
            ["bytes": "FF"],
            good: Array("[\"é\"]".utf8)
        ),
        FaultSample(
            .encodingUnsupported,
            bytes: [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00],
            1,
            1,
            ["encoding": "UTF-16"],
            good: [0x5B, 0x5D]
        ),
        FaultSample(.utf32, bytes: [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31], 1, 1, good: [0x31]),
        FaultSample(.byteOrderMarkInJSON, "\u{FEFF}[]", 1, 1, good: "[]"),
        FaultSample(.controlCharacter, "[\"a\tb\"]", 1, 4, ["character": "U+0009"], good: "[\"a\\tb\"]"),
        FaultSample(.jsonValueExpected, "{\"a\": }", 1, 7, ["found": "}"], good: "{\"a\": 1}"),
        FaultSample(.jsonValueExpected, "[1,\n,2]", 2, 1, ["found": ",2]"], good: "[1,\n2]"),
        FaultSample(.jsonKeyExpected, "{\"a\": 1, [1]: 2}", 1, 10, ["found": "[1]: 2}"], good: "{\"a\": 1}"),
        FaultSample(
            .jsonPunctuationExpected,
            "{\"a\" 1}",
            1,
            6,
            ["found": "1}", "expected": ":"],
            good: "{\"a\" : 1}"
        ),
        FaultSample(
            .jsonPunctuationExpected,
            "{\"a\": 1\n\"b\": 2}",
            2,
            1,
            ["found": "\"b\": 2}", "expected": ", }"],
            good: "{\"a\": 1,\n\"b\": 2}"
        ),
        FaultSample(.jsonPunctuationExpected, "[1 2]", 1, 4, ["found": "2]", "expected": ", ]"], good: "[1, 2]"),
        FaultSample(.jsonTrailingComma, "[1, 2,\n]", 1, 6, good: "[1, 2\n]"),
        FaultSample(.jsonTrailingComma, "{\"a\": 1,}", 1, 8, good: "{\"a\": 1}"),
        FaultSample(.jsonComment, "[1] // one", 1, 5, good: "[1]"),
        FaultSample(.jsonComment, "[/* one\n */ 1]", 1, 2, good: "[\"/* one */\"]"),
        FaultSample(.jsonNotANumber, "[NaN]", 1, 2, ["text": "NaN"], good: "[null]"),
        FaultSample(.jsonNotANumber, "[-Infinity]", 1, 2, ["text": "-Infinity"], good: "[-1]"),
        FaultSample(.jsonUnknownWord, "[True]", 1, 2, ["text": "True"], good: "[true]"),
        FaultSample(.jsonUnknownWord, "undefined", 1, 1, ["text": "undefined"], good: "null"),
        FaultSample(.jsonSingleQuotes, "['a']", 1, 2, good: "[\"a\"]"),
        FaultSample(.jsonUnquotedKey, "{min_ios: 1}", 1, 2, ["key": "min_ios"], good: "{\"min_ios\": 1}"),
        FaultSample(.jsonBadNumber, "[01]", 1, 2, ["text": "01"], good: "[0]"),
        FaultSample(.jsonBadNumber, "[+1]", 1, 2, ["text": "+1"], good: "[-1]"),
        FaultSample(.jsonBadNumber, "[1.]", 1, 2, ["text": "1."], good: "[1.0]"),
        FaultSample(.jsonBadNumber, "[.5]", 1, 2, ["text": ".5"], good: "[0.5]"),
        FaultSample(.jsonBadNumber, "[1e]", 1, 2, ["text": "1e"], good: "[1e0]"),
        FaultSample(.jsonBadNumber, "[-]", 1, 2, ["text": "-"], good: "[-0]"),
        FaultSample(.jsonNumberOutOfRange, "[1e999]", 1, 2, ["text": "1e999"], good: "[1e308]"),
        FaultSample(.jsonBadEscape, "[\"\\x\"]", 1, 3, ["escape": "\\x"], good: "[\"\\\\x\"]"),
        FaultSample(.jsonBadEscape, "[\"\\u00g1\"]", 1, 3, ["escape": "\\u00"], good: "[\"\\u00e1\"]"),
        FaultSample(
            .jsonLoneSurrogate,
            "[\"\\ud83d x\"]",
            1,
            3,
            ["escape": "\\ud83d"],
            good: "[\"\\ud83d\\ude00 x\"]"
        ),
        FaultSample(.jsonLoneSurrogate, "[\"\\ude00\"]", 1, 3, ["escape": "\\ude00"], good: "[\"\\u00e9\"]"),
    ]
}
