/// What a reader made of some bytes.
package struct Reading: Sendable {
    /// The tree; `nil` where the faults leave none that could be judged.
    package let root: Node?
    /// What a source says; `nil` for every other kind.
    package let source: SourceCode?
    /// In order of place.
    package let faults: [DocumentFault]

    /// Comments that speak to us, in order of place.
    package let remarks: [Remark]

    /// Values that were made while a binary property list was read.
    var valuesMade = 0

    package init(root: Node?, source: SourceCode? = nil, faults: [DocumentFault], remarks: [Remark] = []) {
        self.root = root
        self.source = source
        self.faults = faults
        self.remarks = remarks
    }
}
