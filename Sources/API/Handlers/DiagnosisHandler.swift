internal import Catalog
internal import Documents
internal import HTTPModel
internal import JSON
internal import Reports

/// `POST /v1/diagnoses`: a symptom and the facts of a case give its causes, the likeliest first.
struct DiagnosisHandler: Handler {
    func checkBody(of head: Request, context: RequestContext) throws(Problem) {
        try JSONBody.check(head)
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let root = try JSONBody.read(request.body)
        var decoder = NodeDecoder()
        let query = DiagnosisQuery(root, context.catalog, &decoder)
        try decoder.check()
        let symptom = try symptom(query, in: context.catalog)
        let diagnosis = Diagnosis(symptom, facts: query.facts, ios: query.ios)
        let asked = Set(symptom.causes.flatMap(\.when.keys))
        return .json { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.object("symptom") { writer in
                writer.member("id", symptom.id)
                writer.member("title", symptom.title, context.language)
            }
            writer.member("permission", query.permission)
            writer.member("ios", query.ios)
            writer.object("facts") { writer in
                for (fact, value) in query.facts.sorted(by: { $0.key < $1.key }) { writer.member(fact, value) }
            }
            writer.array("causes") { writer in
                for (place, suspect) in diagnosis.suspects.enumerated() {
                    writer.object { writer in
                        suspect.cause.write(to: &writer, rank: place + 1, language: context.language)
                        writer.member("matching", suspect.matching)
                    }
                }
            }
            writer.array("ruled_out") { writer in
                for excluded in diagnosis.excluded {
                    writer.object { writer in
                        writer.member("cause", excluded.cause.cause, context.language)
                        writer.member("because", excluded.contradicting)
                    }
                }
            }
            writer.member("never", symptom.never, context.language)
            writer.member("questions", diagnosis.questions)
            writer.member("unused_facts", query.facts.keys.filter { !asked.contains($0) }.sorted())
            writer.member("codes", symptom.codes)
            writer.provenance(of: symptom)
        }
    }

    private func symptom(_ query: DiagnosisQuery, in catalog: CatalogSnapshot) throws(Problem) -> SymptomRecord {
        let found = catalog.symptoms(query.symptom, permission: query.permission)
        if let symptom = found.first, found.count == 1 { return symptom }
        guard !found.isEmpty else {
            throw Problem(
                .unknownName,
                "No symptom is called or described by \"\(query.symptom.clipped)\".",
                nearest: catalog.symptoms.nearest(query.symptom)
            )
        }
        let detail = "\"\(query.symptom.clipped)\" fits several symptoms: name the permission, or one of their ids."
        throw Problem(
            .unusableRequest,
            detail,
            errors: [Problem.Fault(.pointer("/symptom"), detail)],
            nearest: found.prefix(5).map(\.id)
        )
    }
}
