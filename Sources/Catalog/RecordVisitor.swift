/// Does something with the rows of each kind, whatever their type; see ``CatalogRecords/visitKinds(_:)``.
package protocol RecordVisitor {
    associatedtype Failure: Error = Never

    /// Called once for each kind.
    ///
    /// - Parameter rows: where ``CatalogRecords`` holds the rows of the kind.
    /// - Throws: what ends the visit.
    mutating func visit<Row: Record>(_ rows: WritableKeyPath<CatalogRecords, [Row]>) throws(Failure)
}
