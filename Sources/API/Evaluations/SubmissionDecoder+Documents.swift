internal import Digest
internal import Documents
internal import Evaluation
internal import Foundation
internal import HTTPModel

extension SubmissionDecoder {
    mutating func readDocuments(_ node: Node, at pointer: Pointer) {
        let elements = decoder.array(node, at: pointer, limit: Self.maximumDocuments)
        for (index, element) in elements.enumerated() { readDocument(element, at: pointer.appending(index)) }
    }

    private mutating func readDocument(_ node: Node, at pointer: Pointer) {
        let known = ["path", "text", "base64", "bundle"]
        guard let object = decoder.object(node, at: pointer, known: known) else { return }
        let path = decoder.requiredString("path", in: object, limit: Self.maximumText)
        let bundle = decoder.string("bundle", in: object, limit: Self.maximumText)
        switch (object["text"], object["base64"]) {
        case (let text?, nil):
            guard let text = decoder.string(text.node, at: text.pointer), let path else { return }
            add(Array(text.utf8), at: path, bundle: bundle)
        case (nil, let base64?):
            guard let text = decoder.string(base64.node, at: base64.pointer) else { return }
            // Line breaks are common: the tool of that name writes them.
            let digits = text.utf8.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
            guard let data = Data(base64Encoded: Data(digits)) else {
                decoder.fault(base64.pointer, "This is not Base64 (RFC 4648 section 4).")
                return
            }
            if let path { add([UInt8](data), at: path, bundle: bundle) }
        case (nil, nil): decoder.fault(pointer, "The document needs \"text\" or \"base64\".")
        case (_?, _?): decoder.fault(pointer, "The document has both \"text\" and \"base64\": give one.")
        }
    }

    /// Takes in one submitted file, or an archive of several.
    mutating func add(_ bytes: [UInt8], at path: String, bundle: String?) {
        let isArchive = ProjectArchive.isArchive(name: path)
        files.append(SubmittedFile(path: path, bundle: bundle, bytes: bytes, isArchive: isArchive))
    }

    /// Takes in a ZIP archive, whatever it is called.
    mutating func add(archive bytes: [UInt8], at path: String, bundle: String?) {
        files.append(SubmittedFile(path: path, bundle: bundle, bytes: bytes, isArchive: true))
    }

    /// Reads what was taken in: by path, bundle and content, for the limits of all together must fall on the same file
    /// in whichever order they came.
    mutating func readFiles() {
        for file in files.sorted(by: { $0.precedes($1) }) {
            guard file.isArchive else {
                add(room.read(path: file.path, bytes: file.bytes, bundle: file.bundle), file.bytes, file.digest)
                continue
            }
            let archive = room.readArchive(path: file.path, bytes: file.bytes, bundle: file.bundle)
            // No place of an archive is shown, so that its bytes are not kept.
            request.submission.documents.append(archive.document)
            request.digests.append(file.digest)
            for entry in archive.files { add(entry.document, entry.bytes, SHA256.hex(entry.bytes)) }
        }
        files = []
        for name in ambiguousNames { request.contents[name] = nil }
    }

    private mutating func add(_ document: Document, _ bytes: [UInt8], _ digest: String) {
        request.submission.documents.append(document)
        request.digests.append(digest)
        // A place in one of two files that bear one name must not be shown in the other.
        if let known = request.contents[document.name], known != bytes { ambiguousNames.insert(document.name) }
        request.contents[document.name] = bytes
    }
}
