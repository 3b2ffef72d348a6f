internal import Glibc

/// The listening descriptors of one address: one for each loop, or one that all share.
struct Listener: Sendable {
    let address: BoundAddress
    /// One for each loop; a UNIX socket, which cannot be bound twice, has a single one.
    let descriptors: [Int32]
    /// The file to remove at the end; `nil` where it is not ours to remove.
    let path: String?
    /// Whether it was opened by another process, which keeps it open behind us.
    var isInherited = false

    /// The descriptor that loop `index` watches.
    func descriptor(ofLoop index: Int) -> Int32 { descriptors[index % descriptors.count] }

    /// Whether several loops watch the same descriptor.
    var isShared: Bool { path != nil || isInherited }

    /// Keeps those away that are not connected yet: a UNIX socket can be found no more.
    func hide() {
        if let path { unlink(path) }
    }

    func close() {
        for descriptor in descriptors { Glibc.close(descriptor) }
    }

    /// Undoes the opening.
    func closeAll() {
        close()
        hide()
    }
}
