/// Turns steps of a patch into edits of a text in one format.
protocol TextEditor {
    /// Takes a text in UTF-8 and the tree that was read from it.
    init(_ bytes: [UInt8], root: Node)

    /// The edits of one step; `nil` where it does not fit.
    func edits(_ operation: PatchOperation) -> [TextEdit]?
}
