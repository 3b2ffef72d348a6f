internal import Catalog

/// What an app's features, named in the request in free words, mean for its permissions.
enum FeatureNeed: Sendable {
    case preciseLocation, backgroundLocation, relaunchByLocation, picksMedia, savesMedia

    /// Words of which a feature's name must hold one.
    fileprivate var words: [String] {
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
        case .savesMedia: ["save_photo", "save_image", "save_video", "export_photo", "export_video", "download_image"]
        }
    }
}

extension EvaluationContext {
    /// The submitted features that bring `need` with them, as written.
    func features(_ need: FeatureNeed) -> [String] {
        submission.features.filter { feature in
            let plain = feature.lowercased().replacing("-", with: "_").replacing(" ", with: "_")
            return need.words.contains { plain.contains($0) }
        }
    }
}
