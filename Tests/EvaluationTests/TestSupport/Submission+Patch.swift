import Documents
import Evaluation

extension Submission {
    /// This submission after the finding's patch; `nil` where it does not fit the document.
    func applying(patchOf finding: Finding) -> Submission? {
        guard let index = documents.firstIndex(where: { $0.path == finding.location.path }) else { return nil }
        let document = documents[index]
        let root = document.root?.applying(finding.patch)
        guard let root else { return nil }
        return with {
            $0.documents[index] = Document(
                path: document.path,
                bundle: document.bundle,
                kind: document.kind,
                format: document.format,
                status: document.status,
                root: root,
                faults: document.faults
            )
        }
    }
}
