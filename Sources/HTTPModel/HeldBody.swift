/// A body that is in memory whole.
final class HeldBody: BodySource {
    private let octets: [UInt8]

    init(_ octets: [UInt8]) { self.octets = octets }

    var count: Int { octets.count }

    func octets(in range: Range<Int>) -> [UInt8]? { Array(octets[range]) }
}
