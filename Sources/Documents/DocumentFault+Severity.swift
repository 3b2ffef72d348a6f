extension DocumentFault {
    /// Whether a conforming XML processor or CoreFoundation's property-list reader refuses the whole file for this.
    ///
    /// App Store Connect answers such a privacy manifest with ITMS-91056. `false`: the file is read all the same, but
    /// not as its author meant (a duplicate key, an attribute without effect), or it is not a fault of the file's form.
    package var isFatalForApple: Bool { code.isFatalForApple }
}

extension DocumentFault.Code {
    package var isFatalForApple: Bool {
        switch self {
        case .pathNotAFile, .tooLarge, .notRecognised, .kindNotYetRead, .configurationIsCode, .tooManyFaults,
            .nestingTooDeep, .tooManyNodes, .tooManyTokens, .duplicateKey, .integerOutOfRange, .encodingUnsupported,
            .plistElementMissing, .unexpectedAttribute, .keyOutsideDictionary, .impossibleDate, .badData,
            .binaryDuplicateKey, .binaryUID, .notAnArchive, .archiveDamaged, .entryOutside,
            .entryIsLink, .entryIsArchive, .entryEncrypted, .entryCompression, .entryRepeated,
            .entryDamaged, .archiveTooManyEntries, .archiveTooLarge, .entryTooLarge,
            .entryTooMany, .archiveRead, .folderLeftOut, .remarkUnclear, .remarkUnknownRule, .remarkMisspeltRule,
            .remarkBehindAll, .buildSettingSyntax, .packagesMissing:
            false
        default: true
        }
    }
}
