internal import Catalog
internal import Documents

/// Reports every fault that makes a file something else than a well-formed document of its kind, at its line.
///
/// For a privacy manifest that is ITMS-91056. An Info.plist or an entitlements file does not build with most of these
/// faults; a few pass Apple's own lenient reader and are warnings there. A file beyond the limits of this service is
/// reported too, for nothing in it was judged. Keys given twice are left to ``DuplicateKey``, what is read otherwise than
/// it is written to ``DocumentReadOtherwise``; a file that was ignored is no fault.
struct MalformedDocument: Rule {
    static let id = "DOC-001"

    func findings(in context: EvaluationContext) -> [Finding] { context.findings(of: Self.self) }
}
