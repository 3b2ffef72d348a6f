internal import Catalog

/// What an app can do with a permission as things stand, and what it should do next.
package struct PermissionResolution: Sendable, Equatable {
    package enum Capability: String, Sendable, CaseIterable {
        case full, limited, coarse
        case writeOnly = "write_only"
        case none, unknown
    }

    package enum Action: String, Sendable, CaseIterable {
        case request, use
        case requestMore = "request_more"
        case requestTemporaryFullAccuracy = "request_temporary_full_accuracy"
        /// An explanation with a button to the app's page in Settings, once the person uses the feature.
        case explainThenSettings = "explain_then_settings"
        /// Words that say where the switch for the whole device is.
        case explainSystemSwitch = "explain_system_switch"
        case rereadWithAccessLevel = "reread_with_access_level"
        case degrade
        /// Until the person starts the feature, with the app on screen.
        case wait
        case nothing
    }

    /// Why a request would be in vain or come at the wrong time.
    package enum Refusal: String, Sendable, CaseIterable {
        case noPrompt = "no-prompt-will-appear"
        case notInForeground = "not-in-foreground"
        case notUserInitiated = "not-user-initiated"
        /// It was not said whether the person has just started the feature; if so, a request is right.
        case userInitiatedUnknown = "user-initiated-unknown"
        case notNeeded = "not-needed"
    }

    /// What does not work, or must not be done, as things stand.
    package enum Prohibition: String, Sendable, CaseIterable {
        case regionMonitoring = "region_monitoring"
        case beaconRanging = "beacon_ranging"
        case horizontalAccuracyFilter = "horizontal_accuracy_filter"
        case settingsLink = "settings_link"
        case automaticSettingsJump = "automatic_settings_jump"
        case backgroundRelaunch = "background_relaunch"
    }

    package var capability: Capability
    package var nextAction: Action
    /// The name of the state that decides.
    package var state: String?
    /// Why no request should be made now; `nil` where one may.
    package var refusal: Refusal? = .noPrompt
    /// Whether a request may be made now; `nil` where that depends on what was not said.
    package var mayRequest: Bool? {
        switch refusal {
        case nil: true
        case .userInitiatedUnknown: nil
        case .noPrompt, .notInForeground, .notUserInitiated, .notNeeded: false
        }
    }
    /// The level that the next request is for.
    package var requestedAccess: String?
    package var never: [Prohibition] = []
    /// The locations to take; `nil` where none come, or nobody can say without knowing the feature better.
    package var limits: LocationLimits?
    /// Ids of rules that say more.
    package var rules: [String] = []
}

extension PermissionResolution {
    /// For this long after a refusal the app lets the person be.
    private static let secondsOfPeace: Double = 60
    /// States that give all that there is.
    private static let whole: Set = [
        "authorized", "authorizedAlways", "authorizedWhenInUse", "fullAccess", "ephemeral",
    ]
    private static let closed: Set = ["restricted"]
    private static let refused: Set = ["denied", "sharingDenied", "unauthorized"]

    /// Resolves `situation` for the permission `permission`.
    package init(of permission: String, in situation: PermissionSituation) {
        let observed = situation.observed
        if situation.hardware == false {
            self.init(capability: .none, nextAction: .degrade, state: "no-device")
            never = [.settingsLink]
        } else if observed.servicesEnabled == false {
            self.init(capability: .none, nextAction: .explainSystemSwitch, state: "services-off")
            if permission == "location" { rules = ["LOC-017"] }
            never = [.settingsLink]
        } else if permission == "photo-library", observed.authorization == "authorized",
            situation.readBy.map(LegacyPhotoAuthorization.calls.contains) == true,
            situation.ios.map({ $0 >= OSVersion(14) }) ?? true
        {
            self.init(
                capability: .unknown,
                nextAction: .rereadWithAccessLevel,
                state: "authorized",
                refusal: .notNeeded,
                rules: ["PH-001"]
            )
        } else {
            self.init(ofAuthorization: permission, in: situation)
        }
        if permission == "location", situation.backgroundRefresh == false { never.append(.backgroundRelaunch) }
    }

    private init(ofAuthorization permission: String, in situation: PermissionSituation) {
        let state = situation.observed.authorization
        self.init(capability: .unknown, nextAction: .use, state: state, refusal: .notNeeded)
        switch state {
        case let state? where Self.closed.contains(state):
            (capability, nextAction, refusal) = (.none, .degrade, .noPrompt)
            never = [.settingsLink]
            rules = [permission == "camera" ? "CAM-013" : "FLOW-008"]
        case let state? where Self.refused.contains(state):
            (capability, refusal) = (.none, .noPrompt)
            let isFresh = situation.secondsSinceDenial.map { $0 < Self.secondsOfPeace } ?? false
            nextAction =
                switch situation.userInitiated {
                case true?: isFresh ? .degrade : .explainThenSettings
                case nil where !isFresh: .explainThenSettings
                case false?, nil: .nothing
                }
            never = [.automaticSettingsJump]
            rules = ["FLOW-003"]
        case "notDetermined":
            capability = .none
            requestedAccess = situation.access
            if situation.inForeground == false {
                (nextAction, refusal) = (.wait, .notInForeground)
                rules = permission == "location" ? ["LOC-012"] : []
            } else {
                switch situation.userInitiated {
                case true?: (nextAction, refusal) = (.request, nil)
                case nil: (nextAction, refusal, rules) = (.request, .userInitiatedUnknown, ["FLOW-001"])
                case false?: (nextAction, refusal, rules) = (.wait, .notUserInitiated, ["FLOW-001"])
                }
            }
        case "writeOnly":
            capability = .writeOnly
            if situation.access == "full" { askForMore("full", in: situation) }
        case "limited", "provisional": capability = .limited
        case "authorized" where situation.access == "add-only": capability = .writeOnly
        case let state? where Self.whole.contains(state): resolveGrant(of: permission, state, in: situation)
        default: break
        }
    }

    private mutating func resolveGrant(of permission: String, _ state: String, in situation: PermissionSituation) {
        capability = .full
        guard permission == "location" else { return }
        let isPrecise = situation.feature.map(FeatureNeed.preciseLocation.isMet(by:)) ?? false
        let isExact = situation.observed.accuracy == .full || situation.ios.map { $0 < OSVersion(14) } == true
        if isExact, !isPrecise { limits = .full }
        if situation.observed.accuracy == .reduced {
            capability = .coarse
            limits = .reduced
            self.state = "reducedAccuracy"
            never = [.regionMonitoring, .beaconRanging, .horizontalAccuracyFilter]
            rules = ["LOC-004", "LOC-005"]
            if isPrecise || situation.access == "temporary-full-accuracy" {
                nextAction = .requestTemporaryFullAccuracy
                refusal = situation.userInitiated == false ? .notUserInitiated : nil
                requestedAccess = "temporary-full-accuracy"
            }
        } else if state == "authorizedWhenInUse", situation.access == "always" {
            askForMore("always", in: situation)
            if situation.askedBefore == true { rules = ["LOC-008"] }
        }
    }

    /// A wider level can be asked for once.
    private mutating func askForMore(_ access: String, in situation: PermissionSituation) {
        if situation.askedBefore == true {
            (nextAction, refusal) = (.explainThenSettings, .noPrompt)
            never = [.automaticSettingsJump]
        } else if situation.userInitiated == false || situation.inForeground == false {
            refusal = situation.inForeground == false ? .notInForeground : .notUserInitiated
        } else {
            (nextAction, refusal, requestedAccess) = (.requestMore, nil, access)
        }
    }
}
