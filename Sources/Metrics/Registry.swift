internal import Synchronization

/// Every metric of the process, in the order in which they were added.
///
/// Counting happens in the counters themselves; the registry only knows how to read them.
package final class Registry: Sendable {
    private struct Source: Sendable {
        let family: Family
        let samples: @Sendable () -> [Sample]
    }

    private let sources = Mutex<[Source]>([])

    package init() {}

    /// Adds a family whose samples are read by `samples` at each request for them, on that request's thread.
    package func add(_ family: Family, _ samples: @escaping @Sendable () -> [Sample]) {
        sources.withLock { $0.append(Source(family: family, samples: samples)) }
    }

    /// A new counter without labels; its name ends in `_total`.
    package func counter(_ name: String, _ help: String) -> Counter {
        let counter = Counter()
        add(Family(name, .counter, help)) { [Sample(.integer(counter.value))] }
        return counter
    }

    /// A new counter with one label, which takes each of `values`; its name ends in `_total`.
    package func counter(
        _ name: String,
        _ help: String,
        label: String,
        values: [String]
    ) -> LabelledCounter<String> {
        let counter = LabelledCounter(labels: [label], keys: values.map { ($0, [$0]) })
        add(Family(name, .counter, help)) { counter.samples }
        return counter
    }

    /// A new counter with one label, which takes each case of an enumeration; its name ends in `_total`.
    package func counter<Key: CaseIterable & RawRepresentable<String> & Hashable & Sendable>(
        _ name: String,
        _ help: String,
        label: String,
        of type: Key.Type
    ) -> LabelledCounter<Key> {
        let counter = LabelledCounter(labels: [label], keys: Key.allCases.map { ($0, [$0.rawValue]) })
        add(Family(name, .counter, help)) { counter.samples }
        return counter
    }

    /// A new gauge without labels.
    package func gauge(_ name: String, _ help: String) -> Gauge {
        let gauge = Gauge()
        add(Family(name, .gauge, help)) { [Sample(.integer(gauge.value))] }
        return gauge
    }

    /// A new histogram without labels; its name ends in `_seconds`.
    package func histogram(_ name: String, _ help: String) -> Histogram {
        let histogram = Histogram()
        add(Family(name, .histogram, help)) { [Sample(.distribution(histogram.distribution))] }
        return histogram
    }

    /// Everything as text.
    package func text(as format: TextFormat) -> [UInt8] {
        // Copied, so that no source is read under the lock.
        let sources = sources.withLock { $0 }
        var writer = TextWriter(format)
        for source in sources { writer.write(source.family, source.samples()) }
        return writer.finish()
    }
}
