internal import Metrics

/// Which build of the service runs.
enum BuildMetrics {
    /// Adds the one family to `registry`; its value is always 1.
    static func register(in registry: Registry) {
        // That of the standard library, which comes with the compiler.
        let labels = [("version", PermissionAtlas.version), ("swift", "\(_SwiftStdlibVersion.current)")]
        registry.add(Family("permission_atlas_build_info", .gauge, "The build that runs; always 1.")) {
            [Sample(.integer(1), labels: labels)]
        }
    }
}
