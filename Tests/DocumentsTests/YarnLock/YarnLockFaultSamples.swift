import Documents

/// Every fault a yarn.lock of Yarn 1 can have.
enum YarnLockFaultSamples {
    static let all: [FaultSample] = [
        FaultSample(.yarnIndentation, "a@1:\n   b c\n", 2, 4, ["text": "b c"], good: "a@1:\n  b c\n"),
        FaultSample(.yarnUnclosedQuote, "a@1:\n  b \"c\n  d e\n", 2, 5, good: "a@1:\n  b \"c\"\n  d e\n"),
        FaultSample(.yarnSyntax, "a@1:\n  b c d\n", 2, 7, ["text": "d"], good: "a@1:\n  b \"c d\"\n"),
        FaultSample(.yarnSyntax, "a@1\n", 1, 4, ["text": ""], good: "a@1:\n"),
        FaultSample(.yamlTab, "a@1:\n\tb c\n", 2, 1, good: "a@1:\n  b c\n"),
        FaultSample(.mergeConflictMarker, "a@1:\n<<<<<<< HEAD\n  b c\n", 2, 1, good: "a@1:\n  b c\n"),
        FaultSample(
            .duplicateKey,
            "a@1:\n  b c\na@1:\n  b d\n",
            3,
            1,
            ["key": "a@1", "first_line": "1"],
            good: "a@1:\n  b c\na@2:\n  b d\n"
        ),
    ]
}
