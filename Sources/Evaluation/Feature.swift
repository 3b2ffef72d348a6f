internal import Catalog

/// What an app's features, named in the request in free words, mean for its permissions.
enum FeatureNeed: Sendable, CaseIterable {
    case preciseLocation, backgroundLocation, relaunchByLocation, picksMedia, savesMedia
    case regions, navigation, sendsLocation, albums, gallery, sendsPhotos
    case capture, backgroundCapture, takesPhotos, recordsSound, notificationSettings

    /// Words of which a feature's name must hold one.
    private var words: [String] {
        switch self {
        case .preciseLocation: ["navigation", "turn_by_turn", "geofence", "beacon", "indoor", "ar_"]
        case .backgroundLocation:
            [
                "navigation", "turn_by_turn", "background_location", "track_route", "route_tracking", "workout",
                "running",
                "delivery_tracking", "fleet", "geofence", "live_location",
            ]
        case .relaunchByLocation:
            [
                "geofence", "region_monitoring", "significant_change", "visit_monitoring", "arrival_alert",
                "background_relaunch",
            ]
        case .picksMedia:
            ["pick_", "avatar", "choose_photo", "select_photo", "upload_photo", "attach_photo", "publish_photo"]
        case .regions: ["geofence", "region_monitoring", "beacon"]
        case .navigation: ["navigation", "turn_by_turn"]
        case .sendsLocation:
            ["share_location", "location_sharing", "live_location", "upload_location", "location_upload"]
        case .albums: ["album"]
        case .gallery: ["gallery", "photo_grid", "photo_browser", "custom_picker"]
        case .sendsPhotos: ["upload_photo", "photo_upload", "publish_photo", "share_photo", "post_photo", "send_photo"]
        case .capture: ["camera", "scan", "capture", "take_photo", "record_video", "video_call", "live_stream"]
        case .backgroundCapture:
            [
                "background_camera", "background_video", "background_capture", "background_recording",
                "camera_in_background",
            ]
        case .takesPhotos: ["take_photo", "photo_capture", "take_picture", "scan"]
        case .recordsSound: ["video", "live", "call", "voice", "audio", "record", "sound"]
        case .notificationSettings: ["notification_settings", "manage_notifications", "notification_preferences"]
        case .savesMedia: ["save_photo", "save_image", "save_video", "export_photo", "export_video", "download_image"]
        }
    }

    /// Whether the feature called `name` brings the need with it.
    func isMet(by name: String) -> Bool { Self.met(by: name).contains(self) }

    /// The needs that the feature called `name` brings with it.
    static func met(by name: String) -> Set<FeatureNeed> {
        let plain = name.lowercased().utf8.map { $0 == UInt8(ascii: "-") || $0 == 0x20 ? UInt8(ascii: "_") : $0 }
        var met: Set<FeatureNeed> = []
        for start in plain.indices.dropLast() {
            for (word, need) in wordsByBeginning[beginning(plain[start], plain[start + 1])]
            where plain[start...].starts(with: word) { met.insert(need) }
        }
        return met
    }

    /// The needs that the features called `names` bring with them, each with these features.
    static func met(byAll names: [String]) -> [FeatureNeed: [String]] {
        var features: [FeatureNeed: [String]] = [:]
        for name in names {
            for need in met(by: name) { features[need, default: []].append(name) }
        }
        return features
    }

    /// All words by their first two letters, so that a name is gone through once for all of them.
    private static let wordsByBeginning: [[(word: [UInt8], need: FeatureNeed)]] = {
        var words = [[(word: [UInt8], need: FeatureNeed)]](repeating: [], count: 1_024)
        for need in FeatureNeed.allCases {
            for word in need.words.map({ Array($0.utf8) }) { words[beginning(word[0], word[1])].append((word, need)) }
        }
        return words
    }()

    private static func beginning(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 31) << 5 | Int(second & 31) }
}

extension EvaluationContext {
    /// The submitted features that bring `need` with them, as written.
    func features(_ need: FeatureNeed) -> [String] { featuresByNeed[need] ?? [] }
}
