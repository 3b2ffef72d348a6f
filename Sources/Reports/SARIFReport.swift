internal import Catalog
internal import Documents
internal import Evaluation
internal import JSON

/// The evaluation as a SARIF 2.1.0 log of one run.
///
/// Source: <https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html>.
struct SARIFReport {
    private let evaluation: Evaluation
    private let id: String?
    private let contents: [Document.Name: [UInt8]]
    private let voice: Voice
    /// The ids of the rules that are told, in order.
    private let rules: [String]

    init(_ evaluation: Evaluation, id: String?, contents: [Document.Name: [UInt8]], voice: Voice) {
        self.evaluation = evaluation
        self.id = id
        self.contents = contents
        self.voice = voice
        rules = Set((evaluation.findings + evaluation.suppressed.map(\.finding)).map(\.rule)).sorted()
    }

    /// JSON, UTF-8.
    var bytes: [UInt8] {
        var writer = JSONWriter(capacity: 2048 + 2048 * evaluation.findings.count)
        writer.object { writer in
            writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            writer.member("version", "2.1.0")
            writer.array("runs") { $0.object { run(&$0) } }
        }
        return writer.bytes
    }

    private func run(_ writer: inout JSONWriter) {
        writer.object("tool") { writer in
            writer.object("driver") { writer in
                writer.member("name", "permission-atlas")
                writer.member("version", voice.catalog.dataset.id)
                writer.member("language", Self.culture(voice.language))
                writer.array("rules") { writer in for rule in rules { self.rule(rule, &writer) } }
            }
        }
        writer.member("language", Self.culture(voice.language))
        writer.member("columnKind", "unicodeCodePoints")
        writer.array("invocations") { writer in
            writer.object { writer in
                writer.member("executionSuccessful", true)
                writer.array("toolExecutionNotifications") { notifications(&$0) }
            }
        }
        writer.array("results") { writer in
            var budget = DocumentPatch.budget
            for finding in evaluation.findings { result(finding, suppressed: nil, &budget, &writer) }
            for item in evaluation.suppressed { result(item.finding, suppressed: item.origin, &budget, &writer) }
        }
        writer.object("properties") { writer in
            writer.member("evaluation", id)
            writer.member("verdict", evaluation.verdict.rawValue)
            writer.member("as_of", evaluation.context.asOf)
        }
    }

    /// ISO 639-1 with an ISO 3166 country: SARIF has no room for a script (§3.14.7).
    private static func culture(_ language: Language) -> String {
        switch language {
        case .english: "en-US"
        case .simplifiedChinese: "zh-CN"
        }
    }

    private func rule(_ id: String, _ writer: inout JSONWriter) {
        let row = voice.catalog.rules[id: id]
        let text = voice.text(of: id)
        writer.object { writer in
            writer.member("id", id)
            if let row { writer.member("name", row.name) }
            writer.text("shortDescription", text?.title ?? id)
            if let text { writer.text("fullDescription", text.explanation) }
            if let page = row?.sources.lazy.compactMap(Self.address).first { writer.member("helpUri", page) }
            if let row {
                writer.object("defaultConfiguration") { $0.member("level", row.severity.rawValue) }
                writer.object("properties") { $0.member("tags", [row.effect.rawValue] + row.codes) }
            }
        }
    }

    /// The address in a source: `TN3181: https://...`.
    private static func address(_ source: String) -> String? {
        source.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("https://") }.map(String.init)
    }

    private func notifications(_ writer: inout JSONWriter) {
        for document in UnreadDocument.all(in: evaluation, voice: voice) {
            writer.object { writer in
                writer.text(
                    "message",
                    Wording.notRead[voice.language] + Wording.colon[voice.language] + document.detail
                )
                writer.member("level", "note")
                writer.array("locations") { writer in
                    writer.object { $0.object("physicalLocation") { $0.artifactLocation(document.path) } }
                }
            }
        }
        if let sentence = Wording.omitted(evaluation.omittedFindings, voice.language) {
            writer.object { writer in
                writer.text("message", sentence)
                writer.member("level", "note")
            }
        }
    }

    private func result(
        _ finding: Finding,
        suppressed: SuppressedFinding.Origin?,
        _ budget: inout Int,
        _ writer: inout JSONWriter
    ) {
        let prose = voice.prose(finding)
        let gap = Wording.sentenceSeparator[voice.language]
        writer.object { writer in
            writer.member("ruleId", finding.rule)
            writer.member("ruleIndex", rules.firstIndex(of: finding.rule))
            writer.member("level", finding.severity.rawValue)
            writer.text("message", [prose.message, prose.why, prose.fix].joined(separator: gap))
            writer.array("locations") { location(finding.location, &$0) }
            writer.object("partialFingerprints") { writer in
                let at = finding.location
                let place = [finding.rule, at.path ?? "", at.bundle ?? "", at.pointer.description]
                writer.member("place/v1", place.joined(separator: "|"))
            }
            writer.array("fixes") { fix(finding, prose.fix, &budget, &$0) }
            if let suppressed {
                writer.array("suppressions") { $0.object { $0.member("kind", suppressed.sarifKind) } }
            }
            writer.object("properties") { writer in
                writer.member("effect", finding.effect.rawValue)
                writer.member("certainty", finding.certainty.rawValue)
                writer.member("codes", finding.codes)
                writer.member("permission", finding.permission)
            }
        }
    }

    private func location(_ location: Finding.Location, _ writer: inout JSONWriter) {
        guard location.path != nil || location.bundle != nil else { return }
        writer.object { writer in
            if let path = location.path {
                writer.object("physicalLocation") { writer in
                    writer.artifactLocation(path)
                    guard let position = location.position else { return }
                    writer.object("region") { writer in
                        if let line = position.line {
                            writer.member("startLine", line)
                            if let column = position.column { writer.member("startColumn", column) }
                        } else {
                            writer.member("byteOffset", position.offset)
                        }
                    }
                }
            }
            writer.array("logicalLocations") { writer in
                let pointer = location.pointer.description
                let names = [location.bundle.map { ($0, "module") }, pointer.isEmpty ? nil : (pointer, "member")]
                for (name, kind) in names.compactMap({ $0 }) {
                    writer.object { writer in
                        writer.member("fullyQualifiedName", name)
                        writer.member("kind", kind)
                    }
                }
            }
        }
    }

    /// The patch as replacements of text; nothing where the text or sure edits of it are not at hand.
    private func fix(_ finding: Finding, _ description: String, _ budget: inout Int, _ writer: inout JSONWriter) {
        guard let path = finding.location.path, !finding.patch.isEmpty,
            let document = evaluation.context.submission.documents.first(where: {
                $0.path == path && $0.bundle == finding.location.bundle
            }),
            let content = contents[document.name], content.count <= budget, !content.contains(0)
        else { return }
        budget -= content.count
        guard let edits = DocumentPatch.edits(finding.patch, in: document, content)
        else { return }
        var places = TextPlaces(content)
        writer.object { writer in
            writer.text("description", description)
            writer.array("artifactChanges") { writer in
                writer.object { writer in
                    writer.artifactLocation(path)
                    writer.array("replacements") { writer in
                        for edit in edits { writer.replacement(edit, &places) }
                    }
                }
            }
        }
    }
}

extension SuppressedFinding.Origin {
    /// SARIF's word (§3.35.2).
    fileprivate var sarifKind: String {
        switch self {
        case .request: "external"
        case .comment: "inSource"
        }
    }
}

extension JSONWriter {
    /// A member whose value is a message: plain text (§3.11).
    fileprivate mutating func text(_ name: String, _ text: String) {
        object(name) { $0.member("text", text.withoutControls) }
    }

    fileprivate mutating func artifactLocation(_ path: String) {
        object("artifactLocation") { $0.member("uri", path.withoutDots.uriReference) }
    }

    fileprivate mutating func replacement(_ edit: TextEdit, _ places: inout TextPlaces) {
        let (start, end) = (places.position(at: edit.range.lowerBound), places.position(at: edit.range.upperBound))
        object { writer in
            writer.object("deletedRegion") { writer in
                writer.member("startLine", start.line)
                writer.member("startColumn", start.column)
                writer.member("endLine", end.line)
                writer.member("endColumn", end.column)
            }
            guard !edit.replacement.isEmpty else { return }
            writer.object("insertedContent") { writer in
                writer.member("text", String(decoding: edit.replacement, as: UTF8.self))
            }
        }
    }
}
