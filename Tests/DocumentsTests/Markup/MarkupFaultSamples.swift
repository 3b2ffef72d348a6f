import Documents

/// Every fault an XML file that is no property list can have.
enum MarkupFaultSamples {
    static let all: [FaultSample] = [
        FaultSample(.noRootElement, "<?xml version=\"1.0\"?>\n", 2, 1, good: "<?xml version=\"1.0\"?>\n<widget/>"),
        FaultSample(.severalRoots, "<widget/>\n<b/>", 2, 1, ["element": "b"], good: "<widget><b/></widget>"),
        FaultSample(
            .unclosedElement,
            "<widget>\n<b>\n",
            3,
            1,
            ["element": "b", "line": "2"],
            good: "<widget>\n<b>\n</b></widget>"
        ),
        FaultSample(
            .mismatchedTag,
            "<widget><b></c></b></widget>",
            1,
            12,
            ["element": "c", "expected": "b", "line": "1"],
            good: "<widget><b></b></widget>"
        ),
        FaultSample(.unopenedElement, "<widget/>\n</b>", 2, 1, ["element": "b"], good: "<widget/>\n"),
        FaultSample(.malformedTag, "<widget a=b/>", 1, 1, ["text": "<widget a=b/>"], good: "<widget a=\"b\"/>"),
        FaultSample(
            .duplicateAttribute,
            "<widget a=\"b\" a='c'/>",
            1,
            15,
            ["element": "widget", "attribute": "a"],
            good: "<widget a=\"b\" c='c'/>"
        ),
        FaultSample(.bareAmpersand, "<widget>a & b</widget>", 1, 11, good: "<widget>a &amp; b</widget>"),
        FaultSample(.bareLessThan, "<widget>a < b</widget>", 1, 11, good: "<widget>a &lt; b</widget>"),
        FaultSample(
            .undefinedEntity,
            "<widget>&nbsp;</widget>",
            1,
            9,
            ["entity": "nbsp"],
            good: "<widget>&#xA0;</widget>"
        ),
        FaultSample(
            .badCharacterReference,
            "<widget a=\"&#xD800;\"/>",
            1,
            12,
            ["reference": "&#xD800;"],
            good: "<widget a=\"&#x4E2D;&#65;\"/>"
        ),
        FaultSample(.unclosedComment, "<widget/><!-- a", 1, 10, good: "<widget/><!-- a -->"),
        FaultSample(.unclosedCDATA, "<widget><![CDATA[a</widget>", 1, 9, good: "<widget><![CDATA[a]]></widget>"),
        FaultSample(.doctypeInternalSubset, "<!DOCTYPE a [ ]><widget/>", 1, 1, good: "<!DOCTYPE a><widget/>"),
        FaultSample(.contentBeforeRoot, "a <widget/>", 1, 1, ["text": "a <widget/>"], good: " <widget/>"),
        FaultSample(.trailingContent, "<widget/> a", 1, 11, ["text": "a"], good: "<widget/> "),
        FaultSample(.mergeConflictMarker, "<widget>\n<<<<<<< a\n</widget>", 2, 1, good: "<widget>\n</widget>"),
        FaultSample(.controlCharacter, "<widget>\u{1}</widget>", 1, 9, ["character": "U+0001"], good: "<widget/>"),
    ]
}
