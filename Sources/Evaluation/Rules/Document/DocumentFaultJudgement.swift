internal import Catalog
internal import Documents

/// How loud a fault of a file is, and what it brings about, by the kind of the file.
struct DocumentFaultJudgement {
    let severity: Severity
    let effect: Effect
    let certainty: Certainty
    let codes: [String]

    init(_ code: DocumentFault.Code, in kind: DocumentKind) {
        switch code {
        case .duplicateKey, .binaryDuplicateKey:
            self.init(.warning, .silentFailure, .possible)
        case .binaryUID:
            self.init(.note, .advice, .possible)
        case .integerOutOfRange, .encodingUnsupported, .plistElementMissing, .unexpectedAttribute,
            .keyOutsideDictionary, .impossibleDate, .badData:
            self.init(.warning, .ineffective, .possible)
        case .tooManyFaults, .pathNotAFile, .tooLarge, .nestingTooDeep, .tooManyNodes, .openStepPropertyList,
            .notRecognised, .kindNotYetRead:
            self.init(.error, .advice, .possible)
        default:
            switch kind {
            case .privacyManifest: self.init(.error, .uploadRejected, .certain, ["ITMS-91056"])
            case .infoPlist, .entitlements:
                if Self.passAppleReader.contains(code) {
                    self.init(.warning, .buildFailure, .possible)
                } else {
                    self.init(.error, .buildFailure, .likely)
                }
            case .unknown: self.init(.error, .advice, .possible)
            }
        }
    }

    /// Names the phrase of DOC-001 that says what comes of a fault in a file of that kind.
    var consequence: String {
        switch effect {
        case .uploadRejected: "in-privacy-manifest"
        case .buildFailure: severity == .warning ? "in-property-list-lenient" : "in-property-list"
        default: "in-other-file"
        }
    }

    /// Faults of XML that CoreFoundation's property-list reader skips: it scans comments to `-->` and declarations to `?>`.
    private static let passAppleReader: Set<DocumentFault.Code> = [
        .xmlDeclarationNotFirst, .xmlDeclarationMalformed, .commentDoubleHyphen, .cdataEndInText, .duplicateAttribute,
        .controlCharacter,
    ]

    private init(_ severity: Severity, _ effect: Effect, _ certainty: Certainty, _ codes: [String] = []) {
        self.severity = severity
        self.effect = effect
        self.certainty = certainty
        self.codes = codes
    }
}
