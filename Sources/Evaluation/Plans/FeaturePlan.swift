/// What a feature, named in free words, asks of people, and what would ask for less.
package struct FeaturePlan: Sendable {
    package struct Need: Sendable, Equatable {
        package let permission: String
        /// `nil` where the permission has one level only.
        package let access: String?

        /// A level of a permission; `nil` for the first one, or the only one.
        package init(permission: String, access: String?) {
            self.permission = permission
            self.access = access
        }
    }

    /// Words of which the feature's name holds one.
    private let words: [String]
    /// In the order in which they are asked for; empty where the feature asks nothing.
    package let needs: [Need]
    /// Symbols that do the same with less.
    package let lighter: [String]
    /// Levels that suggest themselves and are not needed: `photo-library/read-write`.
    package let avoid: [String]

    private init(_ words: [String], _ needs: [String] = [], lighter: [String] = [], avoid: [String] = []) {
        self.words = words
        self.needs = needs.compactMap { need in
            let parts = need.split(separator: "/").map(String.init)
            return parts.first.map { Need(permission: $0, access: parts.dropFirst().first) }
        }
        self.lighter = lighter
        self.avoid = avoid
    }

    /// The plan of the feature called `name`; `nil` where its words say nothing.
    package static func named(_ name: String) -> FeaturePlan? {
        let plain = name.lowercased().replacingBytes("-", with: "_").replacingBytes(" ", with: "_")
        return all.first { plan in plan.words.contains { plain.holds($0) } }
    }

    /// The more special ones first.
    package static let all = [
        FeaturePlan(["live_stream", "livestream", "video_call", "record_video"], ["camera", "microphone"]),
        FeaturePlan(
            ["take_photo", "photo_capture", "scan_", "qr_code", "barcode"],
            ["camera"],
            avoid: ["microphone", "photo-library/read-write"]
        ),
        FeaturePlan(
            ["save_photo", "save_image", "save_video"],
            ["photo-library/add-only"],
            avoid: ["photo-library/read-write"]
        ),
        FeaturePlan(["gallery", "photo_backup"], ["photo-library/read-write"]),
        FeaturePlan(
            [
                "pick_photo", "choose_photo", "publish_photo", "upload_photo", "share_photo", "attach_photo", "avatar",
                "profile_picture", "batch_upload",
            ],
            lighter: ["PHPickerViewController", "PhotosPicker"],
            avoid: ["photo-library/read-write"]
        ),
        FeaturePlan(
            ["geofence", "region_monitoring", "arrival"],
            ["location/when-in-use", "location/always"]
        ),
        FeaturePlan(
            ["navigation", "turn_by_turn"],
            ["location/when-in-use", "location/temporary-full-accuracy"],
            avoid: ["location/always"]
        ),
        FeaturePlan(
            ["track_route", "route_tracking", "live_location", "delivery_tracking"],
            ["location/when-in-use"],
            lighter: ["CLBackgroundActivitySession"],
            avoid: ["location/always"]
        ),
        FeaturePlan(
            ["nearby", "store_locator", "weather"],
            ["location/when-in-use"],
            lighter: ["kCLLocationAccuracyReduced"],
            avoid: ["location/always", "location/temporary-full-accuracy"]
        ),
        FeaturePlan(["dictation", "voice_search"], ["microphone", "speech-recognition"]),
        FeaturePlan(["voice_message", "voice_note", "record_audio", "audio_call"], ["microphone"]),
        FeaturePlan(
            ["pick_contact", "choose_contact", "invite_friend"],
            lighter: ["CNContactPickerViewController"],
            avoid: ["contacts"]
        ),
        FeaturePlan(["find_friends", "contact_sync"], ["contacts"]),
        FeaturePlan(["add_event"], lighter: ["EKEventEditViewController"], avoid: ["calendar/full"]),
        FeaturePlan(["calendar"], ["calendar/full"]),
        FeaturePlan(["push", "notification", "order_updates"], ["notifications"]),
        FeaturePlan(["step_count", "pedometer"], ["motion"]),
        FeaturePlan(["bluetooth", "heart_rate_belt"], ["bluetooth"]),
        FeaturePlan(["cast", "discover_device"], ["local-network"]),
        FeaturePlan(["face_id", "biometric"], ["face-id"]),
        FeaturePlan(["browse", "read_article", "search", "catalog"]),
    ]
}
