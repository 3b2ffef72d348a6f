import Testing

@testable import Store

@Suite("Rows by their places")
struct RowSetTests {
    private static func set(_ places: Int...) -> RowSet {
        var set = RowSet(count: 200)
        for place in places { set.insert(place) }
        return set
    }

    private static func places(_ set: RowSet, limit: Int = 200) -> [Int] { set.prefix(limit) { _ in true } }

    @Test("A set holds what was put into it, over the bounds of its words")
    func insert() {
        let set = Self.set(199, 0, 63, 64, 127, 128, 63)
        #expect(Self.places(set) == [0, 63, 64, 127, 128, 199])
        #expect((0..<200).filter(set.contains) == [0, 63, 64, 127, 128, 199])
        #expect(Self.places(RowSet(count: 0)) == [])
    }

    @Test("Sets are joined and cut")
    func operations() {
        var set = Self.set(1, 64, 130)
        set.formUnion(Self.set(2, 64))
        #expect(Self.places(set) == [1, 2, 64, 130])
        set.formIntersection(Self.set(2, 3, 130, 199))
        #expect(Self.places(set) == [2, 130])
    }

    @Test("The first places that pass a test are given")
    func prefix() {
        let set = Self.set(0, 5, 64, 65, 130)
        #expect(Self.places(set, limit: 3) == [0, 5, 64])
        #expect(Self.places(set, limit: 0) == [])
        #expect(set.prefix(2) { $0 % 2 == 1 } == [5, 65])
    }
}
