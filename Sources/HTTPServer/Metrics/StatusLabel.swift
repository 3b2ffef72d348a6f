/// A response status as a label.
enum StatusLabel {
    /// Those that are answered here; 0 stands for any other.
    static let codes = [
        0, 200, 204, 206, 304, 400, 401, 403, 404, 405, 406, 408, 409, 410, 412, 413, 414, 415, 416, 417, 421, 422,
        426, 428, 429, 431, 500, 501, 503, 505,
    ]

    /// By code less 200: its place in ``codes``.
    private static let places: [UInt8] = (200..<600).map { UInt8(codes.firstIndex(of: $0) ?? 0) }

    /// The place of `code` in ``codes``.
    @inline(__always)
    static func index(of code: Int) -> Int { (200..<600).contains(code) ? Int(places[code - 200]) : 0 }

    static var texts: [String] { codes.map { $0 == 0 ? "other" : "\($0)" } }
}
