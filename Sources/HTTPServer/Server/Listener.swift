/// The listening descriptors of one address: one for each loop, or one that all share.
struct Listener: Sendable {
    let address: BoundAddress
    /// One for each loop; a UNIX socket, which cannot be bound twice, has a single one.
    let descriptors: [Int32]
    /// The file to remove at the end.
    let path: String?

    /// The descriptor that loop `index` watches.
    func descriptor(ofLoop index: Int) -> Int32 { descriptors[index % descriptors.count] }

    /// Whether several loops watch the same descriptor.
    var isShared: Bool { path != nil }
}
