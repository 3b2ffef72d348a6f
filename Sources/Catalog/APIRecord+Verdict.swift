extension APIRecord {
    /// What the symbol is worth at iOS `ios` to a binary built with SDK `sdk`; either may be left open.
    ///
    /// What stops a call comes before what speaks against it: a call that is deprecated and does nothing is ineffective.
    ///
    /// - Parameters:
    ///   - ios: The version of the device; `nil` leaves out what only depends on it.
    ///   - sdk: The version of the SDK; `nil` leaves out what only depends on it.
    /// - Returns: `nil` where the row does not know since when the symbol exists, and nothing else decides.
    package func verdict(ios: OSVersion?, sdk: OSVersion?) -> Verdict? {
        if status == .phantom { return .nonexistent }
        if let ios, let introduced, ios < introduced { return .unavailable }
        if let ios, let obsoleted, ios >= obsoleted { return .obsoleted }
        if let sdk, let ineffectiveFromSDK, sdk >= ineffectiveFromSDK { return .ineffective }
        if let ios, let deprecated, ios >= deprecated { return .deprecated }
        return introduced == nil ? nil : .available
    }

    /// The version for which an app that runs from `minIOS` on must ask before it uses the symbol; `nil` = no need.
    package func needsGuardFrom(minIOS: OSVersion) -> OSVersion? {
        guard let introduced, introduced > minIOS else { return nil }
        return introduced
    }
}
