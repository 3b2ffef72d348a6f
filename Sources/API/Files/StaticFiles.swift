internal import Foundation
internal import HTTPModel

/// The files of a directory, read into memory once: no request reaches the file system.
package struct StaticFiles: Sendable {
    /// One file, ready to be sent.
    struct File: Sendable {
        /// Below the directory: `app/main.js`.
        let path: String
        let mediaType: MediaType
        /// By what `Accept-Encoding` allows.
        let answers: EachCoding<CachedAnswer>
    }

    /// By path.
    let files: [File]

    /// No files.
    package init() { files = [] }

    /// Reads every regular file below `directory`, but none that is hidden or a symbolic link.
    ///
    /// - Throws: Foundation's error where the directory or a file in it cannot be read.
    package init(directory: String) throws {
        let root = URL(filePath: directory, directoryHint: .isDirectory)
        let manager = FileManager.default
        var files: [File] = []
        for path in try manager.subpathsOfDirectory(atPath: root.path())
        where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            let place = root.appending(path: path)
            let attributes = try manager.attributesOfItem(atPath: place.path(percentEncoded: false))
            guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
            let bytes = [UInt8](try Data(contentsOf: place))
            let modified = (attributes[.modificationDate] as? Date).map {
                HTTPDate(seconds: Int($0.timeIntervalSince1970.rounded(.down)))
            }
            let type = MediaType(Self.contentType(path)) ?? MediaType("application", "octet-stream")
            files.append(File(path: path, mediaType: type, answers: Self.answers(path, bytes, modified)))
        }
        self.files = files.sorted { $0.path < $1.path }
    }

    private static func answers(
        _ path: String,
        _ bytes: [UInt8],
        _ modified: HTTPDate?
    ) -> EachCoding<CachedAnswer> {
        var headers = Headers([("Content-Type", contentType(path)), ("Cache-Control", "no-cache")])
        // A picture in SVG can be opened as a document as well.
        if ["html", "svg"].contains(path.split(separator: ".").last) { PagePolicy.append(to: &headers) }
        var response = Response(.ok, headers: headers, body: bytes)
        response.sharesBody = true
        return EachCoding { coding in
            CachedAnswer(uncoded: response, coding: coding, lastModified: modified, ranges: .byTagOrDate)
        }
    }

    private static func contentType(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
        return switch name[name.index(after: dot)...].lowercased() {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "json", "map": "application/json"
        case "webmanifest": "application/manifest+json"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "ico": "image/vnd.microsoft.icon"
        case "txt": "text/plain; charset=utf-8"
        case "md": "text/markdown; charset=utf-8"
        case "xml": "application/xml"
        case "woff2": "font/woff2"
        default: "application/octet-stream"
        }
    }
}
