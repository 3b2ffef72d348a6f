/// A part of a body that is read while it is sent.
final class BodySlice: BodySource {
    private let whole: any BodySource
    private let range: Range<Int>

    /// The octets `range` of `whole`, which has them.
    init(_ whole: any BodySource, _ range: Range<Int>) {
        self.whole = whole
        self.range = range
    }

    var count: Int { range.count }

    func octets(in part: Range<Int>) -> [UInt8]? {
        whole.octets(in: range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
    }
}
