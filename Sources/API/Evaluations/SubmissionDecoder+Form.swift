internal import Documents
internal import Evaluation
internal import HTTPModel

extension SubmissionDecoder {
    /// What people write into the form that stands in the query.
    private static let queryOnly = ["lang", "format", "dataset", "path", "bundle"]

    /// Reads a form: a part with a file name is a document, any other part a target field or a JSON value.
    mutating func read(_ parts: [MultipartForm.Part]) {
        var seen: Set<String> = []
        for part in parts {
            if let filename = part.filename {
                readFile(part, named: filename)
            } else if Self.targetFields.contains(part.name) {
                let text = String(decoding: part.body, as: UTF8.self)
                readTarget(part.name, text.trimmed, at: .parameter(part.name))
            } else if Self.queryOnly.contains(part.name) {
                decoder.fault(
                    .parameter(part.name),
                    "\(part.name) is a parameter of the query, not a field: write ?\(part.name)= in the URL."
                )
            } else if !Self.fields.contains(part.name) {
                decoder.unknown("field", part.name, among: Self.targetFields + Self.fields, at: .parameter(part.name))
            } else if !seen.insert(part.name).inserted {
                decoder.fault(.parameter(part.name), "\(part.name) is given twice.")
            } else {
                readValue(part)
            }
        }
    }

    private mutating func readFile(_ part: MultipartForm.Part, named filename: String) {
        if filename.isEmpty {
            // A browser sends a file field that was left empty like this.
            if !part.body.isEmpty {
                decoder.fault(.parameter(part.name), "The file needs a file name: it is its path.")
            }
        } else if filename.unicodeScalars.count > Self.maximumText {
            decoder.fault(.parameter(part.name), "A file name has at most \(Self.maximumText) characters.")
        } else if files.count < Self.maximumDocuments {
            add(Array(part.body), at: filename, bundle: nil)
        } else {
            decoder.fault(.parameter(part.name), "At most \(Self.maximumDocuments) documents are judged together.")
        }
    }

    private mutating func readValue(_ part: MultipartForm.Part) {
        let reading = JSONReader.read(Array(part.body))
        guard let root = reading.root, reading.faults.isEmpty else {
            for fault in reading.faults {
                decoder.fault(.parameter(part.name), "\(part.name) takes a JSON value. \(fault.sentence)")
            }
            return
        }
        read(part.name, root, at: Pointer.root.appending(part.name))
    }
}

extension String {
    /// The text without white space at its ends.
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
