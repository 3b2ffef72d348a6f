/// One submitted file, read.
package struct Document: Sendable {
    /// What tells a file of a submission from every other: two bundles may hold one path each.
    package struct Name: Hashable, Sendable {
        package let path: String
        package let bundle: String?

        package init(path: String, bundle: String?) {
            self.path = path
            self.bundle = bundle
        }
    }

    package enum Status: String, Sendable, Codable { case read, unreadable, ignored }
    package enum Format: String, Sendable, Codable { case xml, binary, strings, json, yaml, text, zip }

    /// As submitted: `ios/Runner/Info.plist`.
    package let path: String
    /// The bundle it lies in: as submitted, else the innermost .app, .appex, .framework or .bundle of the path.
    package let bundle: String?
    package let kind: DocumentKind
    package let format: Format?
    package let status: Status
    /// The tree; `nil` unless `status` is `read`, and for a source.
    package let root: Node?
    /// What a source says; `nil` for every other kind.
    package let source: SourceCode?
    /// Everything wrong with the file as a file, in order of place.
    package let faults: [DocumentFault]

    /// Comments that speak to us, in order of place.
    package let remarks: [Remark]

    /// The places of a configuration written as a program of which only a run could tell what stands there and below.
    package internal(set) var unread: [Pointer] = []

    /// Values that were made while a binary property list was read, few bytes of which can stand for many.
    var valuesMade = 0

    package var name: Name { Name(path: path, bundle: bundle) }

    package init(
        path: String,
        bundle: String?,
        kind: DocumentKind,
        format: Format?,
        status: Status,
        root: Node?,
        source: SourceCode? = nil,
        faults: [DocumentFault],
        remarks: [Remark] = []
    ) {
        self.path = path
        self.bundle = bundle
        self.kind = kind
        self.format = format
        self.status = status
        self.root = root
        self.source = source
        self.faults = faults
        self.remarks = remarks
    }

    /// Whether only a run of the program could tell what stands at `place`, or whether anything does.
    package func isUnread(at place: Pointer) -> Bool {
        unread.contains { hole in
            guard hole.contains(place) else { return place.contains(hole) }
            // What is written out beside it is known all the same.
            let way = hole.tokens
            return place.tokens.dropFirst(way.count).first.map { root?.node(at: hole.appending($0)) == nil } ?? true
        }
    }

    /// Why it is unreadable or ignored; `nil` where it was read.
    package var detail: DocumentFault? { status == .read ? nil : faults.first }
}
