import Documents

/// Every fault a strings file or an old-style property list can have.
enum OpenStepFaultSamples {
    static let all: [FaultSample] = [
        FaultSample(.openStepKeyExpected, "a = b;\n= c;\n", 2, 1, ["found": "= c;"], good: "a = b;\nb = c;\n"),
        FaultSample(.openStepKeyExpected, "a = b;;\n", 1, 7, ["found": ";"], good: "a = b;\n"),
        FaultSample(.openStepValueExpected, "a = ;\nb = c;\n", 1, 5, ["found": ";"], good: "a = \"\";\nb = c;\n"),
        FaultSample(
            .openStepSemicolonMissing,
            "\"a\" = \"b\"\n\"c\" = \"d\";\n",
            1,
            10,
            ["key": "a"],
            good: "\"a\" = \"b\";\n\"c\" = \"d\";\n"
        ),
        FaultSample(
            .openStepPunctuationExpected,
            "\"a\": \"b\";\nc = d;",
            1,
            4,
            ["found": ": \"b\";", "expected": "="],
            good: "\"a\"= \"b\";\nc = d;"
        ),
        FaultSample(
            .openStepPunctuationExpected,
            "a = (b c);",
            1,
            8,
            ["found": "c);", "expected": ", )"],
            good: "a = (b, c,);"
        ),
        FaultSample(
            .openStepPunctuationExpected,
            "\"a\" = \"b \"c\" d\";\n",
            1,
            11,
            ["found": "c\" d\";", "expected": ";"],
            good: "\"a\" = \"b \\\"c\\\" d\";\n"
        ),
        FaultSample(.openStepUnclosedString, "\"a\" = \"b;\nc = d;\n", 1, 7, good: "\"a\" = \"b\";\nc = d;\n"),
        FaultSample(.openStepUnclosedComment, "a = b;\n/* c\n", 2, 1, good: "a = b;\n/* c */\n"),
        FaultSample(.openStepBadData, "a = <0fb>;", 1, 9, ["text": ">;"], good: "a = <0fb0 12>;"),
        FaultSample(.truncated, "a = b", 1, 6, good: "a = b;"),
        FaultSample(.truncated, "{ a = b;", 1, 9, good: "{ a = b; }"),
        FaultSample(.trailingContent, "{ a = b; }\n}", 2, 1, ["text": "}"], good: "{ a = b; }\n"),
        FaultSample(.duplicateKey, "a = b;\na = c;", 2, 1, ["key": "a", "first_line": "1"], good: "a = b;\nb = c;"),
        FaultSample(.mergeConflictMarker, "a = b;\n=======\nb = c;", 2, 1, good: "a = b;\nb = c;"),
    ]
}
