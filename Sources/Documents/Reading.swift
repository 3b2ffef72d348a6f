/// What a reader made of some bytes.
package struct Reading: Sendable {
    /// The tree; `nil` where the faults leave none that could be judged.
    package let root: Node?
    /// In order of place.
    package let faults: [DocumentFault]

    package init(root: Node?, faults: [DocumentFault]) {
        self.root = root
        self.faults = faults
    }
}
