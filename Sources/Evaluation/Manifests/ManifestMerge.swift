package import Catalog
package import Documents

/// Several privacy manifests as one, for a bundle that holds the code of all.
package struct ManifestMerge: Sendable {
    /// Why something is not in the merged manifest.
    package enum Omission: String, Sendable {
        /// The file cannot be read.
        case unreadable
        /// Apple knows no such name, or it has the wrong type.
        case unknown
        /// The code belongs to another category.
        case otherCategory = "reason-of-another-category"
        /// Only an SDK may give the reason, and the merged manifest is an app's.
        case sdkOnly = "sdk-only-reason"
        /// A character that XML cannot hold.
        case notXML = "character-not-in-xml"
        /// A domain beside a false `NSPrivacyTracking`.
        case notTracking = "domain-without-tracking"
        /// A type or category whose list, all that is wrong left out, is empty.
        case empty
    }

    /// Something that was left out.
    package struct Leftover: Sendable, Equatable {
        package let path: String
        package let pointer: Pointer
        package let value: String?
        package let why: Omission
    }

    package private(set) var content = ManifestContent()
    /// The files that brought each value, by what it is: `["NSPrivacyTracking"]`, `["NSPrivacyAccessedAPITypes", category, reason]`.
    package private(set) var origins: [(subject: [String], paths: [String])] = []
    /// In order of the files.
    package private(set) var leftovers: [Leftover] = []
    /// The bytes of all paths in ``origins`` and ``leftovers``.
    package var pathBytes: Int {
        origins.reduce(0) { $0 + $1.paths.reduce(0) { $0 + $1.utf8.count } }
            + leftovers.reduce(0) { $0 + $1.path.utf8.count + $1.pointer.description.utf8.count }
    }

    /// Where each subject stands in ``origins`` while they are gathered.
    private var places: [[String]: Int] = [:]
    private let catalog: CatalogSnapshot
    private let isForApp: Bool

    /// Merges `documents`, privacy manifests each.
    package init(_ documents: [Document], isForApp: Bool, catalog: CatalogSnapshot) {
        self.catalog = catalog
        self.isForApp = isForApp
        for document in documents { add(document) }
        origins.sort { $0.subject.lexicographicallyPrecedes($1.subject) }
    }

    private mutating func add(_ document: Document) {
        guard let root = document.root, let entries = root.entries else {
            return leave(document, .root, nil, .unreadable)
        }
        let tracks = root[PrivacyManifest.tracking]?.boolean == true
        for entry in entries {
            let place = Pointer.root.appending(entry.key)
            switch entry.key {
            case PrivacyManifest.tracking:
                guard let flag = entry.value.boolean else {
                    leave(document, place, entry.value.string, .unknown); continue
                }
                if flag {
                    content.tracks = true
                    note([entry.key], document)
                }
            case PrivacyManifest.trackingDomains:
                for (index, node) in (entry.value.elements ?? []).enumerated() {
                    let spot = place.appending(index)
                    guard let domain = node.string, !domain.allSatisfy(\.isWhitespace) else {
                        leave(document, spot, node.string, .unknown)
                        continue
                    }
                    guard tracks else {
                        leave(document, spot, domain, .notTracking)
                        continue
                    }
                    guard domain.unicodeScalars.allSatisfy(\.isXMLCharacter) else {
                        leave(document, spot, domain, .notXML)
                        continue
                    }
                    content.domains.insert(domain)
                    note([entry.key, domain], document)
                }
            case PrivacyManifest.collectedDataTypes:
                for (index, node) in (entry.value.elements ?? []).enumerated() {
                    addCollection(node, at: place.appending(index), document)
                }
            case PrivacyManifest.accessedAPITypes:
                for (index, node) in (entry.value.elements ?? []).enumerated() {
                    addAccess(node, at: place.appending(index), document)
                }
            default: leave(document, place, entry.key, .unknown)
            }
        }
    }

    private mutating func addCollection(_ node: Node, at place: Pointer, _ document: Document) {
        let name = node[CollectedData.typeKey]?.string
        guard let type = name, catalog.privacyDataTypes[id: type] != nil else {
            return leave(document, place, name, .unknown)
        }
        var purposes: Set<String> = []
        for (index, purpose) in (node[CollectedData.purposesKey]?.elements ?? []).enumerated() {
            if let purpose = purpose.string, catalog.privacyPurposes[id: purpose] != nil {
                purposes.insert(purpose)
            } else {
                leave(document, place.appending(CollectedData.purposesKey).appending(index), purpose.string, .unknown)
            }
        }
        guard !purposes.isEmpty else { return leave(document, place, type, .empty) }
        // What one manifest links or tracks with, the bundle does.
        var collection =
            content.collected[type]
            ?? ManifestContent.Collection(type: type, isLinked: false, isForTracking: false, purposes: [])
        if node[CollectedData.linkedKey]?.boolean == true { collection.isLinked = true }
        if node[CollectedData.trackingKey]?.boolean == true { collection.isForTracking = true }
        collection.purposes.formUnion(purposes)
        content.collected[type] = collection
        for purpose in purposes.sorted() { note([PrivacyManifest.collectedDataTypes, type, purpose], document) }
    }

    private mutating func addAccess(_ node: Node, at place: Pointer, _ document: Document) {
        let written = node[AccessedAPI.categoryKey]?.string
        guard let name = written, let category = catalog.privacyCategories[id: name] else {
            return leave(document, place, written, .unknown)
        }
        var codes: Set<String> = []
        for (index, reason) in (node[AccessedAPI.reasonsKey]?.elements ?? []).enumerated() {
            let spot = place.appending(AccessedAPI.reasonsKey).appending(index)
            guard let code = reason.string, let row = catalog.privacyReasons[id: code] else {
                leave(document, spot, reason.string, .unknown)
                continue
            }
            if row.category != category.id {
                leave(document, spot, code, .otherCategory)
            } else if isForApp, !row.for.contains(.app) {
                leave(document, spot, code, .sdkOnly)
            } else {
                codes.insert(code)
            }
        }
        guard !codes.isEmpty else { return leave(document, place, category.id, .empty) }
        content.reasons[category.id, default: []].formUnion(codes)
        for code in codes.sorted() { note([PrivacyManifest.accessedAPITypes, category.id, code], document) }
    }

    private mutating func note(_ subject: [String], _ document: Document) {
        guard let index = places[subject] else {
            places[subject] = origins.count
            origins.append((subject, [document.path]))
            return
        }
        // Documents come one after the other.
        if origins[index].paths.last != document.path { origins[index].paths.append(document.path) }
    }

    private mutating func leave(_ document: Document, _ pointer: Pointer, _ value: String?, _ why: Omission) {
        leftovers.append(Leftover(path: document.path, pointer: pointer, value: value, why: why))
    }
}
