import Documents

/// Every fault a Podfile can have.
enum PodfileFaultSamples {
    static let all: [FaultSample] = [
        FaultSample(.podfileUnclosedLiteral, "pod 'A\npod \"B\"\n", 1, 5, good: "pod 'A'\npod \"B\"\n"),
        FaultSample(.podfileUnclosedLiteral, "pod 'A', %w[a b\n", 1, 10, good: "pod 'A', %w[a b]\n"),
        FaultSample(.podfileUnclosedLiteral, "puts <<~TEXT\n a\n", 1, 6, good: "puts <<~TEXT\n a\n TEXT\n"),
        FaultSample(.podfileUnclosedComment, "a\n=begin\npod 'A'\n", 2, 1, good: "a\n=begin\npod 'A'\n=end\n"),
        FaultSample(.truncated, "setup_permissions([\n 'Camera',\n", 3, 1, good: "setup_permissions([\n 'Camera',\n])"),
        FaultSample(.mergeConflictMarker, "pod 'A'\n>>>>>>> a\n", 2, 1, good: "pod 'A'\n"),
    ]
}
