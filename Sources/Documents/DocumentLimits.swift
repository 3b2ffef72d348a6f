/// How much of one document is read; what lies beyond is a fault, never a crash.
package struct DocumentLimits: Sendable {
    /// Size of the file.
    package var bytes = 16 << 20
    /// Dictionaries and arrays inside one another; a scalar at the root has depth 0.
    package var depth = 128
    /// Values in the tree, keys not counted.
    ///
    /// Each takes up to 64 bytes besides its text.
    package var nodes = 500_000
    /// Values of what is no lock file and no project of Xcode: people write it, and rules look at each value of it.
    package var configurationNodes = 50_000
    /// Tokens and comments of a source; generated code has more, and says nothing of the app.
    package var tokens = 400_000
    /// Faults reported; reading stops with the next.
    package var faults = 100

    package init() {}
}
