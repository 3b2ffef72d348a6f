internal import Catalog
internal import Documents

/// How loud a fault of a file is, and what it brings about, by the kind of the file.
struct DocumentFaultJudgement {
    let severity: Severity
    let effect: Effect
    let certainty: Certainty
    let codes: [String]
    /// Names the phrase of DOC-001 that says what comes of a fault in a file of that kind.
    let consequence: String

    init(_ code: DocumentFault.Code, in kind: DocumentKind) {
        switch code {
        case .duplicateKey, .binaryDuplicateKey:
            self.init(.warning, .silentFailure, .possible)
        case .binaryUID, .yamlSeveralDocuments, .yamlKeyNotScalar, .tooManyTokens, .remarkUnclear,
            .remarkUnknownRule, .remarkMisspeltRule, .remarkBehindAll:
            self.init(.note, .advice, .possible)
        // Ruby's grammar is read in part only, so that the slip may be ours.
        case .podfileUnclosedLiteral, .podfileUnclosedComment:
            self.init(.warning, .advice, .possible)
        // Xcode tells of the line and goes on with the next.
        case .buildSettingSyntax: self.init(.warning, .buildFailure, .possible)
        // Xcode would not open such a project, so that this may be an excerpt.
        case .openStepPunctuationExpected where kind == .buildSettings: self.init(.warning, .buildFailure, .possible)
        case .packagesMissing: self.init(.warning, .advice, .possible)
        // Yarn and pnpm resolve conflicts in their lock files themselves; what they will choose is not in the file.
        case .mergeConflictMarker where kind == .yarnLock || kind == .pnpmLock:
            self.init(.warning, .advice, .possible)
        // Xcode can be told the encoding of strings files.
        case .utf16WithoutByteOrderMark where kind == .infoPlistStrings:
            self.init(.warning, .buildFailure, .possible, consequence: "in-property-list-lenient")
        // What could be read is judged; the rest may hold what is missed.
        case .archiveDamaged, .archiveTooManyEntries, .archiveTooLarge:
            self.init(.warning, .advice, .possible)
        case .archiveRead, .folderLeftOut, .entryOutside, .entryIsLink, .entryIsArchive, .entryEncrypted,
            .entryCompression, .entryRepeated, .entryTooLarge, .entryTooMany, .entryDamaged:
            self.init(.note, .advice, .possible)
        case .integerOutOfRange, .encodingUnsupported, .plistElementMissing, .unexpectedAttribute,
            .keyOutsideDictionary, .impossibleDate, .badData:
            self.init(.warning, .ineffective, .possible)
        case .tooManyFaults, .pathNotAFile, .tooLarge, .nestingTooDeep, .tooManyNodes, .configurationIsCode,
            .notRecognised, .kindNotYetRead, .notAnArchive:
            self.init(.error, .advice, .possible)
        default:
            switch kind {
            case .privacyManifest:
                self.init(.error, .uploadRejected, .certain, ["ITMS-91056"], consequence: "in-privacy-manifest")
            case .infoPlist, .entitlements, .infoPlistStrings, .infoPlistCatalog:
                if Self.passAppleReader.contains(code) {
                    self.init(.warning, .buildFailure, .possible, consequence: "in-property-list-lenient")
                } else {
                    self.init(.error, .buildFailure, .likely, consequence: "in-property-list")
                }
            default: self.init(.error, .buildFailure, .possible)
            }
        }
    }

    /// Faults of XML that CoreFoundation's property-list reader skips: it scans comments to `-->` and declarations to `?>`.
    private static let passAppleReader: Set<DocumentFault.Code> = [
        .xmlDeclarationNotFirst, .xmlDeclarationMalformed, .commentDoubleHyphen, .cdataEndInText, .duplicateAttribute,
        .controlCharacter,
    ]

    private init(
        _ severity: Severity,
        _ effect: Effect,
        _ certainty: Certainty,
        _ codes: [String] = [],
        consequence: String = "in-other-file"
    ) {
        self.severity = severity
        self.effect = effect
        self.certainty = certainty
        self.codes = codes
        self.consequence = consequence
    }
}
