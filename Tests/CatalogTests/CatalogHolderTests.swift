import Catalog
import Testing

@Suite("The holder of the snapshot")
struct CatalogHolderTests {
    @Test("A new snapshot takes the place of the old one, and has another edition")
    func publish() {
        let first = SampleRows.snapshot { _ in }
        let second = SampleRows.snapshot { _ in }
        let holder = CatalogHolder(first)
        let edition = holder.edition
        #expect(holder.current === first && holder.edition == edition)
        holder.publish(second)
        #expect(holder.current === second && holder.edition != edition)
    }
}
