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
            let digits = text.filter { !$0.isWhitespace }
            guard let data = Data(base64Encoded: digits) else {
                decoder.fault(base64.pointer, "This is not Base64 (RFC 4648 section 4).")
                return
            }
            if let path { add([UInt8](data), at: path, bundle: bundle) }
        case (nil, nil): decoder.fault(pointer, "The document needs \"text\" or \"base64\".")
        case (_?, _?): decoder.fault(pointer, "The document has both \"text\" and \"base64\": give one.")
        }
    }

    /// Reads one submitted file, or an archive of several.
    mutating func add(_ bytes: [UInt8], at path: String, bundle: String?) {
        guard !ProjectArchive.isArchive(name: path) else {
            add(archive: bytes, at: path, bundle: bundle)
            return
        }
        var limits = DocumentLimits()
        limits.tokens = max(0, min(limits.tokens, DocumentLimits.allTokens - request.tokens))
        add(DocumentReader.read(path: path, bytes: bytes, bundle: bundle, limits: limits), bytes)
    }

    /// Reads the files of a ZIP archive.
    mutating func add(archive bytes: [UInt8], at path: String, bundle: String?) {
        let archive = ProjectArchive(path: path, bytes: bytes, bundle: bundle)
        // No place of an archive is shown, so that its bytes are not kept.
        request.submission.documents.append(archive.document)
        request.digests.append(SHA256.hex(bytes))
        for file in archive.files { add(file.document, file.bytes) }
    }

    private mutating func add(_ document: Document, _ bytes: [UInt8]) {
        request.tokens += document.source?.tokenCount ?? 0
        request.submission.documents.append(document)
        request.contents[document.name] = bytes
        request.digests.append(SHA256.hex(bytes))
    }
}
