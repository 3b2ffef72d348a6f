internal import HTTPServer

extension Invocation {
    /// The option's seconds, with or without a fraction, as milliseconds, or `standard` where it is not given.
    ///
    /// - Parameters:
    ///   - name: of the option.
    ///   - range: in milliseconds.
    ///   - standard: in milliseconds.
    /// - Returns: milliseconds.
    /// - Throws: what the option takes, where it is something else.
    func seconds(
        _ name: String,
        in range: ClosedRange<Milliseconds>,
        standard: Milliseconds
    ) throws(CommandError) -> Milliseconds {
        guard let text = self[name] else { return standard }
        // Double reads more than people write: exponents, hexadecimal numbers, nan.
        guard text.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) != nil, let seconds = Double(text),
            let number = Milliseconds(exactly: (seconds * 1_000).rounded()), range.contains(number)
        else {
            let bounds = "\(Double(range.lowerBound) / 1_000) to \(Double(range.upperBound) / 1_000)"
            throw refusal(of: name, "must be seconds from \(bounds)")
        }
        return number
    }

    /// The option's octets, in `K`, `M` or `G` (1,024 each) where one of them stands behind the number, or `standard`
    /// where it is not given.
    func octets(_ name: String, in range: ClosedRange<Int>, standard: Int) throws(CommandError) -> Int {
        guard let text = self[name] else { return standard }
        let units: [Character: Int] = ["K": 1_024, "M": 1_048_576, "G": 1_073_741_824]
        let unit = text.last.flatMap { units[$0] }
        let number = Int(digits: unit == nil ? text[...] : text.dropLast())
        let octets = number.flatMap { number -> Int? in
            let (octets, overflow) = number.multipliedReportingOverflow(by: unit ?? 1)
            return overflow ? nil : octets
        }
        guard let octets, range.contains(octets) else {
            throw refusal(of: name, "must be octets from \(range.lowerBound) to \(range.upperBound), such as 16M")
        }
        return octets
    }
}
