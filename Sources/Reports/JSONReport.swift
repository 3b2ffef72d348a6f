internal import Catalog
internal import Documents
internal import Evaluation
internal import JSON

/// The answer of `POST /v1/evaluations`, members in the order of the contract.
struct JSONReport {
    private let evaluation: Evaluation
    private let id: String?
    private let notJudged: [String]
    private let fixed: Fixer?
    private let voice: Voice

    init(_ evaluation: Evaluation, id: String?, notJudged: [String], fixed: Fixer?, voice: Voice) {
        self.evaluation = evaluation
        self.id = id
        self.notJudged = notJudged
        self.fixed = fixed
        self.voice = voice
    }

    /// JSON, UTF-8.
    var bytes: [UInt8] {
        var writer = JSONWriter(capacity: 1024 + 1024 * evaluation.findings.count)
        writer.object { writer in
            writer.member("id", id)
            writer.member("dataset", voice.catalog.dataset.id)
            writer.member("verdict", evaluation.verdict.rawValue)
            writer.object("summary") { writer in
                summary(of: evaluation, &writer)
            }
            writer.object("risk") { risk(&$0) }
            writer.object("target") { target(&$0) }
            writer.array("documents") { writer in
                for item in evaluation.context.submission.documents { document(item, &writer) }
            }
            writer.array("findings") { writer in
                for item in evaluation.findings { writer.finding(item, voice) }
            }
            writer.member("findings_omitted", evaluation.omittedFindings)
            writer.member("findings_suppressed", evaluation.suppressedCount)
            writer.array("suppressed") { writer in
                for item in evaluation.suppressed {
                    writer.object { writer in
                        writer.member("rule", item.finding.rule)
                        writer.member("severity", item.finding.severity.rawValue)
                        writer.member("by", item.origin.rawValue)
                        writer.object("location") { $0.location(item.finding.location) }
                    }
                }
            }
            writer.array("required_keys") { writer in
                for item in evaluation.requiredKeys { requiredKey(item, &writer) }
            }
            writer.array("removable_keys") { writer in
                for item in evaluation.removableKeys {
                    writer.object { writer in
                        writer.member("key", item.key)
                        writer.member("reason", voice.reason(item.reason))
                    }
                }
            }
            writer.member("not_judged", notJudged)
            if let fixed { writer.object("fixed") { self.fixed(fixed, &$0) } }
        }
        return writer.bytes
    }

    private func summary(of evaluation: Evaluation, _ writer: inout JSONWriter) {
        for severity in [Severity.error, .warning, .note] {
            writer.member(severity.rawValue, evaluation.count(severity))
        }
    }

    /// The mended documents, what was mended in them, and the judgement on them.
    private func fixed(_ fixed: Fixer, _ writer: inout JSONWriter) {
        writer.member("verdict", fixed.evaluation.verdict.rawValue)
        writer.object("summary") { summary(of: fixed.evaluation, &$0) }
        writer.array("documents") { writer in
            for document in fixed.evaluation.context.submission.documents {
                guard let file = fixed.files[document.name] else { continue }
                writer.object { writer in
                    writer.member("path", document.path)
                    writer.member("bundle", document.bundle)
                    // As it may be submitted again. No text in UTF-8 has zeros; UTF-16 and binary property lists have.
                    if let text = file.contains(0) ? nil : String(validating: file, as: UTF8.self) {
                        writer.member("text", text)
                    } else {
                        writer.member("base64", Base64Encoding.text(file))
                    }
                }
            }
        }
        writer.array("applied") { writer in
            for fix in fixed.fixes {
                writer.object { writer in
                    writer.member("rule", fix.rule)
                    writer.object("location") { $0.location(fix.location) }
                }
            }
        }
        writer.array("not_mended") { writer in
            for item in fixed.unmended {
                writer.object { writer in
                    writer.member("path", item.name.path)
                    writer.member("bundle", item.name.bundle)
                    writer.member("findings", item.findings)
                    writer.member("reason", item.reason.slug)
                    writer.member("detail", Wording.unmended(item.reason)[voice.language])
                }
            }
        }
    }

    private func risk(_ writer: inout JSONWriter) {
        let risk = evaluation.risk
        writer.member("level", risk.level.rawValue)
        writer.member("refusal", risk.refusal.rawValue)
        writer.member("guidelines", risk.guidelines)
        writer.member("submission_mails", risk.submissionMails)
    }

    private func target(_ writer: inout JSONWriter) {
        let context = evaluation.context
        writer.member("kind", context.submission.target.kind?.rawValue)
        writer.member("min_ios", context.minIOS?.description)
        writer.member("sdk", context.submission.target.sdk?.description)
        writer.member("as_of", context.asOf)
        writer.member("framework", context.submission.target.framework?.rawValue)
    }

    private func document(_ document: Document, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("path", document.path)
            writer.member("kind", document.kind.rawValue)
            writer.member("format", document.format?.rawValue)
            writer.member("status", document.status.rawValue)
            writer.member("detail", UnreadDocument.detail(document, evaluation.context, voice))
        }
    }

    private func requiredKey(_ key: Evaluation.RequiredKey, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("key", key.key)
            writer.member("permission", key.permission)
            writer.member("present", key.present)
            writer.array("because") { writer in
                for cause in key.because { writer.cause(cause) }
            }
        }
    }
}
