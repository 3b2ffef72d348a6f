import Documents

/// Every fault a YAML file can have.
enum YAMLFaultSamples {
    static let all: [FaultSample] = [
        FaultSample(.emptyFile, "# nothing\n", 1, 1, good: "a: b\n"),
        FaultSample(.yamlSeveralDocuments, "a: b\n---\nc: d\n", 2, 1, good: "---\na: b\n...\n"),
        FaultSample(.yamlKeyNotScalar, "a: b\n[c]: d\n", 2, 1, ["type": "array"], good: "a: b\n\"[c]\": d\n"),
        FaultSample(.yamlUndefinedAlias, "a: *b\nc: &b d\n", 1, 4, ["alias": "b"], good: "c: &b d\na: *b\n"),
        FaultSample(.yamlAliasOfItself, "a: &b [c, *b]\n", 1, 11, ["alias": "b"], good: "a: &b [c]\nd: *b\n"),
        FaultSample(.yamlTab, "a:\n\tb: c\n", 2, 1, good: "a:\n b: c\n"),
        FaultSample(.yamlUnclosedQuote, "a: \"b\nc: d\n", 1, 4, good: "a: \"b\"\nc: d\n"),
        FaultSample(.yamlUnclosedBracket, "a: [b, c\n", 1, 4, good: "a: [b, c]\n"),
        FaultSample(.yamlCommaExpected, "a: [\"b\" \"c\"]\n", 1, 9, ["found": "\"c\"]"], good: "a: [\"b\", \"c\"]\n"),
        FaultSample(.yamlIndentation, "a:\n  - b\n c: d\n", 3, 2, ["text": "c: d"], good: "a:\n  - b\nc: d\n"),
        FaultSample(.yamlMappingNotAllowed, "a: b: c\n", 1, 5, ["text": ": c"], good: "a: \"b: c\"\n"),
        FaultSample(.yamlMappingNotAllowed, "a: b\nc\n", 2, 1, ["text": "c"], good: "a: b\nc:\n"),
        FaultSample(.yamlBadEscape, "a: \"\\q\"\n", 1, 5, ["text": "\\q\""], good: "a: \"\\\\q\"\n"),
        FaultSample(.yamlSyntax, "a: @b\n", 1, 4, ["text": "@b"], good: "a: \"@b\"\n"),
        FaultSample(.mergeConflictMarker, "a: b\n>>>>>>> a\nc: d\n", 2, 1, good: "a: b\nc: d\n"),
        FaultSample(.mergeConflictMarker, "a: b\n<<<<<<< HEAD\nc: d\n", 2, 1, good: "a: b\nc: d\n"),
        FaultSample(.duplicateKey, "a: b\na: c\n", 2, 1, ["key": "a", "first_line": "1"], good: "a: b\nb: c\n"),
        FaultSample(.controlCharacter, "a: b\u{1}\n", 1, 5, ["character": "U+0001"], good: "a: b\n"),
        FaultSample(.invalidUTF8, bytes: Array("a: ".utf8) + [0xFF], 1, 4, ["bytes": "FF"], good: Array("a: b".utf8)),
        FaultSample(.utf32, bytes: [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], 1, 1, good: Array("a: b".utf8)),
    ]
}
