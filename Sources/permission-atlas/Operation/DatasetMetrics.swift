internal import Foundation
internal import Metrics
internal import Synchronization

/// When the dataset that is served came in, and how long that took; how reloads ended.
final class DatasetMetrics: Sendable {
    enum Outcome: String, CaseIterable { case ok, failed }

    private let loaded = Mutex<(moment: Double, seconds: Double)>((0, 0))
    private let reloads: LabelledCounter<Outcome>

    init(in registry: Registry) {
        reloads = registry.counter(
            "permission_atlas_reloads_total",
            "Reloads asked for by SIGHUP; one that failed in a part keeps the old of that part.",
            label: "outcome",
            of: Outcome.self
        )
        registry.add(
            Family(
                "permission_atlas_dataset_loaded_timestamp_seconds",
                .gauge,
                "When the dataset that answers are drawn from was loaded, in seconds since 1970."
            )
        ) { [Sample(.real(self.loaded.withLock { $0.moment }))] }
        registry.add(
            Family(
                "permission_atlas_dataset_load_duration_seconds",
                .gauge,
                "How long it took to check, load and index it."
            )
        ) { [Sample(.real(self.loaded.withLock { $0.seconds }))] }
    }

    /// Notes that a dataset is served from now on.
    func loaded(after duration: Duration) {
        let parts = duration.components
        let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
        loaded.withLock { $0 = (Date.now.timeIntervalSince1970, seconds) }
    }

    func count(_ outcome: Outcome) { reloads.add(of: outcome) }
}
