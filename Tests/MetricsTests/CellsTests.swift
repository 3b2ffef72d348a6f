import Metrics
import Testing

@Suite struct CellsTests {
    @Test("Each cell counts by itself; an index out of range is passed over")
    func counts() {
        let cells = Cells(count: 3)
        cells.add(at: 0)
        cells.add(5, at: 2)
        cells.addShared(2, at: 2)
        cells.add(9, at: 3)
        cells.addShared(9, at: -1)
        #expect((-1...3).map { cells[$0] } == [0, 1, 0, 7, 0])
        #expect(Cells(count: 0)[0] == 0)
    }

    @Test("A reader sees the number of another thread grow to its end; threads may share a cell")
    func threads() async {
        let cells = Cells(count: 2)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for _ in 0..<10_000 { cells.add(at: 0) } }
            for _ in 0..<2 { group.addTask { for _ in 0..<10_000 { cells.addShared(at: 1) } } }
            var last = 0
            while last < 10_000 {
                let seen = cells[0]
                #expect(seen >= last)
                last = seen
                await Task.yield()
            }
        }
        #expect(cells[0] == 10_000 && cells[1] == 20_000)
    }
}
