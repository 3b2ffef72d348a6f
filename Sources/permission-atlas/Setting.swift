/// A value and where it was given.
struct Setting: Sendable {
    let value: String
    /// As messages name it: `--port`, `PERMISSION_ATLAS_PORT` or `atlas.conf:3: port`.
    let place: String
}
