/// How metrics are written.
package enum TextFormat: String, CaseIterable, Sendable {
    /// Prometheus text, version 0.0.4.
    ///
    /// Source: <https://prometheus.io/docs/instrumenting/exposition_formats/>.
    case prometheus = "text/plain; version=0.0.4; charset=utf-8"
    /// OpenMetrics 1.0: a counter's family is named without `_total`, and the text has an end.
    ///
    /// Source: <https://prometheus.io/docs/specs/om/open_metrics_spec/>.
    case openMetrics = "application/openmetrics-text; version=1.0.0; charset=utf-8"

    /// The value of `Content-Type`.
    package var mediaType: String { rawValue }
}
