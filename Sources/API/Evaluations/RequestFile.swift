package import Catalog
internal import Documents
package import Evaluation

/// The members of an evaluation request in a file, for those who judge without a server.
package enum RequestFile {
    /// Reads a request as `POST /v1/evaluations` takes it, or a list alone, which is that of `apis`.
    ///
    /// - Parameters:
    ///   - bytes: JSON.
    ///   - catalog: Knows the names of permissions, states and rules.
    /// - Returns: The submission; it may be empty.
    /// - Throws: The problem that lists every fault with its place.
    package static func submission(_ bytes: [UInt8], catalog: CatalogSnapshot) throws(Problem) -> Submission {
        let root = try JSONBody.read(bytes)
        var decoder = SubmissionDecoder(catalog: catalog)
        if root.elements != nil {
            decoder.read("apis", root, at: .root)
        } else {
            decoder.read(root)
        }
        try decoder.decoder.check()
        decoder.readFiles()
        return decoder.request.submission
    }
}
