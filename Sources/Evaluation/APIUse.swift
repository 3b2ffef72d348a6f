package import Catalog

/// One use of a symbol by the submitted code.
package struct APIUse: Sendable, Equatable {
    package enum Origin: String, Sendable, CaseIterable {
        case app, sdk
        /// The app's own type that only bears a look-alike name.
        case ownType = "own-type"
    }

    /// What the submission says of an availability guard around the use.
    package enum Guard: Sendable, Equatable {
        /// Nothing was said.
        case notSaid
        /// There is none (`"guarded_from": null`).
        case none
        /// `#available(iOS 14.0, *)`.
        case from(OSVersion)
    }

    package var name: String
    package var guardedFrom: Guard
    /// `["purpose_key": "DeliveryTracking"]`.
    package var arguments: [String: String]
    /// The bundle whose executable uses it; `nil` = the app.
    package var bundle: String?
    package var origin: Origin
    package var file: String?
    /// From 1.
    package var line: Int?
    /// From 1, in Unicode scalars; told by sources only.
    package var column: Int?
    /// Its place in the list that was submitted, from 0; `nil` in sources.
    package var ordinal: Int?

    package init(
        name: String,
        guardedFrom: Guard = .notSaid,
        arguments: [String: String] = [:],
        bundle: String? = nil,
        origin: Origin = .app,
        file: String? = nil,
        line: Int? = nil,
        column: Int? = nil
    ) {
        self.name = name
        self.guardedFrom = guardedFrom
        self.arguments = arguments
        self.bundle = bundle
        self.origin = origin
        self.file = file
        self.line = line
        self.column = column
    }
}
