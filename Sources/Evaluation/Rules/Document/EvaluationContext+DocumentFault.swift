package import Documents

internal import Catalog

extension EvaluationContext {
    /// The findings of `rule` on the faults of every document that was not ignored.
    func findings(of rule: any Rule.Type) -> [Finding] {
        submission.documents.filter { $0.status != .ignored }.flatMap { document in
            document.faults.filter { $0.code.rule.id == rule.id && $0.code != .archiveRead }.map {
                finding($0, in: document)
            }
        }
    }

    /// What there is to say on `fault`, also where it is only the reason why `document` was ignored.
    package func finding(_ fault: DocumentFault, in document: Document) -> Finding {
        let judgement = DocumentFaultJudgement(fault.code, in: document.kind)
        return dated(
            finding(
                fault.code.rule,
                at: Finding.Location(
                    path: document.path,
                    bundle: document.bundle,
                    pointer: fault.pointer,
                    position: fault.position
                ),
                phrase: fault.code.rawValue,
                arguments: fault.arguments.mapValues { .text($0) }
                    .merging(["consequence": .phrase(judgement.consequence)]) { $1 },
                severity: judgement.severity,
                effect: judgement.effect,
                certainty: judgement.certainty,
                codes: judgement.codes
            )
        )
    }
}

extension DocumentFault.Code {
    /// The rule that reports the fault.
    var rule: any Rule.Type {
        switch self {
        case .duplicateKey, .binaryDuplicateKey: DuplicateKey.self
        case .integerOutOfRange, .encodingUnsupported, .plistElementMissing, .unexpectedAttribute,
            .keyOutsideDictionary, .impossibleDate, .badData, .binaryUID, .yamlSeveralDocuments, .yamlKeyNotScalar,
            .remarkUnclear,
            .remarkUnknownRule, .remarkMisspeltRule, .remarkBehindAll:
            DocumentReadOtherwise.self
        default: MalformedDocument.self
        }
    }
}
