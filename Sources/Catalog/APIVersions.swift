/// The versions at which a symbol is looked at; either may be left open.
package struct APIVersions: Hashable, Sendable {
    /// Of the device.
    package let ios: OSVersion?
    /// Of the SDK that the binary is built with.
    package let sdk: OSVersion?

    package init(ios: OSVersion?, sdk: OSVersion?) {
        self.ios = ios
        self.sdk = sdk
    }
}
