extension String {
    /// The text on one line, each control character (Unicode general category Cc) a space.
    ///
    /// A submitted value must neither break a line of a report nor command the terminal that shows it.
    var withoutControls: String {
        guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
        return String(
            String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 })
        )
    }
}
