import Foundation
import Store
import Synchronization
import Testing

@Suite("Several programs at their first start")
struct FirstStartTests {
    @Test("All open one new file and load the same dataset at once; one does the work", arguments: 1...20)
    func together(round: Int) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("var/table.sqlite")
        let results = Mutex<[Result<CatalogStore.LoadOutcome, any Error>]>([])
        try SampleData().withDirectory { data in
            let group = DispatchGroup()
            for _ in 0..<4 {
                group.enter()
                Thread {
                    let result = Result<CatalogStore.LoadOutcome, any Error> {
                        let store = CatalogStore(
                            try Database.open(path, createsFolder: true, migrations: Repository.migrations)
                        )
                        return try store.load(directory: data, rules: ["PL-001"], today: "2026-11-30", reload: .refuse)
                    }
                    results.withLock { $0.append(result) }
                    group.leave()
                }
                .start()
            }
            group.wait()
        }
        let outcomes = try results.withLock { $0 }.map { try $0.get() }
        #expect(outcomes.count == 4)
        #expect(outcomes.filter { $0 == .unchanged }.count == 3)
        #expect(try Inspection(path).rows("SELECT count(*) FROM datasets") == ["1"])
    }
}
