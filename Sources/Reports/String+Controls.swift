extension String {
    /// The text on one line: each control character and each line or paragraph separator a space, without the controls of
    /// writing direction.
    ///
    /// A submitted value must neither break a line of a report, nor command the terminal that shows it, nor show it in
    /// another order than it stands in.
    var withoutControls: String {
        guard unicodeScalars.contains(where: { $0.isControl || $0.isBidirectionalControl }) else { return self }
        var result = UnicodeScalarView()
        for scalar in unicodeScalars where !scalar.isBidirectionalControl {
            result.append(scalar.isControl ? " " : scalar)
        }
        return String(result)
    }

    /// The text with each scalar that `escape` gives another form for in that form.
    ///
    /// A combining mark behind a delimiter makes one `Character` with it, but readers of the report see the delimiter.
    func escapingScalars(_ escape: (Unicode.Scalar) -> String?) -> String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            if let escaped = escape(scalar) {
                result.append(contentsOf: escaped.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// Whether this is a C0 or C1 control, DEL, LINE SEPARATOR or PARAGRAPH SEPARATOR.
    var isControl: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether this has the property Bidi_Control (UAX #9 §2): it reorders the text around it and shows nothing.
    var isBidirectionalControl: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
