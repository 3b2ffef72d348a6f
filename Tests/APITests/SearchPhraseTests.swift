import Foundation
import Testing

/// What people type, held against the table in `data/`.
@Suite("Phrases that are searched for")
struct SearchPhraseTests {
    @Test(
        "The row that one expects comes first",
        arguments: [
            ("camera permission denied", "camera/denied"),
            ("location permission not determined", "location/notDetermined"),
            ("microphone permission denied", "microphone/denied"),
            ("notification permission denied", "notifications/denied"),
            ("photo access limited", "photo-library/limited"), ("limited photos", "photo-library/limited"),
            ("contacts limited access", "contacts/limited"), ("calendar write only", "calendar/writeOnly"),
            ("location always", "location/authorizedAlways"), ("location when in use", "location/authorizedWhenInUse"),
            ("precise location off", "location/reducedAccuracy"), ("reduced accuracy", "location/reducedAccuracy"),
            ("health data denied", "health/sharingDenied"), ("camera permission", "camera"),
            ("bluetooth permission", "bluetooth"), ("local network permission", "local-network"),
            ("tracking permission", "tracking"), ("face id permission", "face-id"),
            ("photo library permission", "photo-library"), ("notifications", "notifications"),
            ("app crashes when opening camera", "crash-on-camera"), ("camera crash", "crash-on-camera"),
            ("camera black screen", "black-camera-preview"),
            ("how to open app settings", "UIApplication.openSettingsURLString"),
            ("background location", "location"), ("how to ask for camera permission", "camera"),
            ("att prompt not showing", "no-tracking-prompt"), ("background audio", "audio"),
            ("privacy policy", "5.1.1(i)"),
            ("missing privacy manifest", "ITMS-91061"), ("itms 91053", "ITMS-91053"),
            ("photo picker without permission", "14.0/photo-library/picker"),
            ("pre permission screen rejected", "rejected-pre-permission-screen"),
        ]
    )
    func english(_ sample: (phrase: String, id: String)) throws { try expect(sample.id, first: sample.phrase) }

    @Test(
        "The row that one expects comes first in Chinese, too",
        arguments: [
            ("相机权限被拒绝", "camera/denied"), ("定位权限拒绝", "location/denied"), ("定位权限被拒绝", "location/denied"),
            ("相册权限被拒绝", "photo-library/denied"), ("麦克风权限被拒", "microphone/denied"),
            ("通知权限被拒绝", "notifications/denied"), ("照片权限受限", "photo-library/limited"),
            ("仅部分照片", "photo-library/limited"), ("部分照片权限", "photo-library/limited"),
            ("始终定位", "location/authorizedAlways"), ("定位始终允许", "location/authorizedAlways"),
            ("使用期间定位", "location/authorizedWhenInUse"), ("精确位置关闭", "location/reducedAccuracy"),
            ("定位未决定", "location/notDetermined"), ("相机权限", "camera"), ("相册权限", "photo-library"),
            ("跟踪权限", "tracking"), ("通讯录权限", "contacts"), ("蓝牙权限", "bluetooth"), ("本地网络权限", "local-network"),
            ("日历权限", "calendar"), ("语音识别权限", "speech-recognition"), ("健康数据权限", "health"), ("面容ID权限", "face-id"),
            ("相机闪退", "crash-on-camera"), ("相机黑屏", "black-camera-preview"), ("相机弹窗不出现", "no-camera-prompt"),
            ("定位授权弹窗不出现", "no-location-prompt"), ("怎么打开设置页面", "UIApplication.openSettingsURLString"),
            ("缺少用途说明", "ITMS-90683"), ("隐私清单", "2023-06-05-privacy-manifests-announced"),
            ("缺少隐私清单", "ITMS-91061"), ("首次启动 网络权限", "network-blocked-in-china"), ("隐私政策", "5.1.1(i)"),
            ("如何申请相机权限", "camera"),
            ("跟踪弹窗不显示", "no-tracking-prompt"), ("后台音频", "audio"), ("推送通知权限", "notifications"),
        ]
    )
    func chinese(_ sample: (phrase: String, id: String)) throws { try expect(sample.id, first: sample.phrase) }

    private func expect(_ id: String, first phrase: String) throws {
        let client = InProcessClient(real: try RealTable.shared.get())
        let query = try #require(phrase.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let items = try #require(try client.get("/v1/search?limit=5&q=\(query)").json["items"] as? [[String: Any]])
        let ids = items.map { $0["id"] as? String }
        #expect(ids.first == id, "\(ids)")
    }
}
