/// Names that several symbols bear: `PHPhotoLibrary.authorizationStatus` is the bare name of two methods.
extension Table where Row == APIRecord {
    /// The ids of those that bear `name` besides `record`, which was found by it; none where `name` is one of its full names.
    package func others(besides record: APIRecord, called name: String) -> [String] {
        let name = APIRecord.normalized(name)
        guard name != record.id, name != record.names.swift, name != record.names.objc else { return [] }
        return bearers(of: name).filter { $0 != record.id }
    }
}
