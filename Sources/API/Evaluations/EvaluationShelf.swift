internal import Catalog
internal import Evaluation
internal import Foundation
internal import HTTPModel
internal import Logging
internal import Reports
internal import Store

/// Keeps what evaluations say, and gives it again.
struct EvaluationShelf: Sendable {
    let store: EvaluationStore
    /// Has the datasets that evaluations rest on.
    let catalogs: PinnedCatalogs
    let log: any LogSink

    /// Keeps `judged`, unless it is there since today.
    func keep(_ judged: JudgedSubmission) {
        guard !store.hasToday(judged.id), let content = try? JSONEncoder().encode(judged.kept) else { return }
        let dataset = judged.evaluation.context.catalog.dataset.id
        store.keep(StoredEvaluation(id: judged.id, dataset: dataset, content: Array(content)))
    }

    /// The evaluation that the path of `context` names, and what of its request no rule reads.
    ///
    /// - Throws: The problem that answers the request where it is not kept, or pins another dataset.
    func evaluation(_ context: RequestContext) throws(Problem) -> (evaluation: Evaluation, notJudged: [String]) {
        let stored: StoredEvaluation?
        do throws(StoreError) { stored = try store.evaluation(context.name) } catch { throw unreadable(error) }
        guard let stored else { throw unknown(context.name) }
        let catalog = try catalogs.snapshot(stored.dataset, newest: context.catalog)
        if let pin = context.pin, !catalog.dataset.isCalled(pin) {
            let detail = "The evaluation rests on the dataset \(stored.dataset): leave dataset out, or name that one."
            throw Problem(.badParameter, detail, errors: [Problem.Fault(.parameter("dataset"), detail)])
        }
        do {
            let kept = try JSONDecoder().decode(KeptEvaluation.self, from: Data(stored.content))
            return (kept.evaluation(in: catalog), kept.notJudged)
        } catch {
            // Written by a program whose findings had another shape.
            throw unknown(context.name)
        }
    }

    /// Deletes the evaluation `id`.
    ///
    /// - Throws: The problem that answers the request where it is not kept.
    func remove(_ id: String) throws(Problem) {
        let isRemoved: Bool
        do throws(StoreError) { isRemoved = try store.remove(id) } catch { throw unreadable(error) }
        guard isRemoved else { throw unknown(id) }
    }

    private func unknown(_ id: String) -> Problem {
        let days = store.bounds.days
        let detail =
            days == 0
            ? "This service keeps no evaluations."
            : "No evaluation \"\(id.clipped)\" is kept here, for \(days == 1 ? "1 day" : "\(days) days") at most."
        return Problem(.unknownEvaluation, detail)
    }

    private func unreadable(_ error: StoreError) -> Problem {
        log.write(LogRecord(.error, "evaluation-unreadable", [("detail", .string(error.description))]))
        var problem = Problem(.unavailable, "Evaluations cannot be read from the database now.")
        problem.headers.append("Retry-After", "5")
        return problem
    }
}
