internal import HTTPModel

/// A body in memory.
final class MemoryBody: BodySource {
    private let held: [UInt8]

    init(_ octets: [UInt8]) { held = octets }

    var count: Int { held.count }

    func octets(in range: Range<Int>) -> [UInt8]? { Array(held[range]) }
}
