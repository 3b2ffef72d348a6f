extension DocumentFault.Code {
    /// The names of the arguments that a fault of this code always has, for the message's placeholders.
    package var placeholders: [String] {
        switch self {
        case .emptyFile, .notAPropertyList, .jsonNotPropertyList, .truncated,
            .utf16WithoutByteOrderMark, .utf32, .byteOrderMarkMisplaced, .byteOrderMarkInJSON, .xmlDeclarationMalformed,
            .doctypeMalformed, .doctypeMisplaced, .doctypeInternalSubset, .noRootElement, .plistElementEmpty,
            .mergeConflictMarker, .bareAmpersand, .bareLessThan, .cdataEndInText, .commentDoubleHyphen,
            .unclosedComment, .unclosedCDATA, .jsonTrailingComma, .jsonComment, .jsonSingleQuotes,
            .openStepUnclosedString, .openStepUnclosedComment, .yamlSeveralDocuments, .yamlTab, .yamlUnclosedQuote,
            .yamlUnclosedBracket, .yarnUnclosedQuote, .podfileUnclosedLiteral, .podfileUnclosedComment,
            .notAnArchive, .archiveDamaged, .entryOutside, .entryIsLink, .entryIsArchive,
            .entryEncrypted, .entryCompression, .entryRepeated, .entryDamaged:
            []
        case .remarkUnclear, .remarkBehindAll: []
        case .remarkUnknownRule, .remarkMisspeltRule: ["rule", "near"]
        case .archiveRead: ["read", "others"]
        case .folderLeftOut: ["count"]
        case .pathNotAFile: ["path"]
        case .tooLarge: ["size", "limit"]
        case .notRecognised, .kindNotYetRead: ["name"]
        case .configurationIsCode: ["name", "command", "file"]
        case .rootNotDictionary, .yamlKeyNotScalar: ["type"]
        case .tooManyFaults, .nestingTooDeep, .tooManyNodes, .tooManyTokens, .archiveTooManyEntries, .archiveTooLarge,
            .entryTooLarge, .entryTooMany:
            ["limit"]
        case .duplicateKey: ["key", "first_line"]
        case .integerOutOfRange, .trailingContent, .contentBeforeRoot, .malformedTag, .badInteger, .badReal, .badDate,
            .impossibleDate, .badData, .jsonNotANumber, .jsonUnknownWord, .jsonBadNumber, .jsonNumberOutOfRange,
            .openStepBadData, .yamlIndentation, .yamlMappingNotAllowed, .yamlBadEscape, .yamlSyntax, .yarnIndentation,
            .yarnSyntax, .buildSettingSyntax:
            ["text"]
        case .invalidUTF8, .invalidUTF16: ["bytes"]
        case .encodingUnsupported, .encodingUnknown: ["encoding"]
        case .encodingContradictsBytes: ["declared", "actual"]
        case .controlCharacter: ["character"]
        case .xmlDeclarationNotFirst: ["line"]
        case .entityDeclaration, .undefinedEntity, .entityNotExpanded: ["entity"]
        case .wrongRootElement, .plistElementMissing, .plistElementHasSeveralValues, .severalRoots, .unknownElement,
            .unopenedElement, .valueWithoutKey, .commentInText, .instructionInText:
            ["element"]
        case .misspelledElement: ["element", "expected"]
        case .mismatchedTag: ["element", "expected", "line"]
        case .unclosedElement: ["element", "line"]
        case .unexpectedAttribute, .duplicateAttribute: ["element", "attribute"]
        case .textOutsideElements, .booleanNotEmpty: ["element", "text"]
        case .elementInText: ["element", "container"]
        case .keyWithoutValue, .keyOutsideDictionary, .binaryDuplicateKey, .jsonUnquotedKey,
            .openStepSemicolonMissing:
            ["key"]
        case .badCharacterReference: ["reference"]
        case .binaryVersionUnsupported: ["version"]
        case .binaryTrailerInvalid: ["field"]
        case .binaryOffsetOutOfRange: ["object", "offset"]
        case .binaryReferenceOutOfRange: ["object", "reference"]
        case .binaryObjectTruncated, .binaryCycle, .binaryStringInvalid, .binaryUID: ["object"]
        case .binaryObjectUnknown: ["object", "marker"]
        case .binaryKeyNotString: ["object", "type"]
        case .jsonValueExpected, .jsonKeyExpected, .openStepKeyExpected, .openStepValueExpected, .yamlCommaExpected:
            ["found"]
        case .packagesMissing: ["expected"]
        case .jsonPunctuationExpected, .openStepPunctuationExpected: ["found", "expected"]
        case .yamlUndefinedAlias, .yamlAliasOfItself: ["alias"]
        case .jsonBadEscape, .jsonLoneSurrogate: ["escape"]
        }
    }
}
