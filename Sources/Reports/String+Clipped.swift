extension String {
    /// The first 200 characters (Unicode scalars) and an ellipsis; the whole text where it is no longer.
    ///
    /// A submitted value may be megabytes long; a sentence shows its beginning.
    package var clipped: String {
        let limit = 200
        guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return String(self[..<end]) + "…"
    }
}
