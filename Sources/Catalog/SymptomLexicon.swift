/// Words by which people speak of one and the same thing, in English and Chinese.
enum SymptomLexicon {
    /// By word or run of Chinese characters what it stands for; what stands for a permission has its id.
    static let concepts: [String: String] = {
        var concepts: [String: String] = [:]
        for (concept, words) in entries {
            for word in words.split(separator: " ") { concepts[String(word)] = concept }
        }
        return concepts
    }()

    /// The Chinese words of ``concepts`` and ``ideographicFillers``, the longest first.
    static let ideographicWords: [[Character]] = (concepts.keys.filter(startsWithIdeograph) + ideographicFillers)
        .map(Array.init).sorted { ($1.count, String($0)) < ($0.count, String($1)) }

    /// Names of two words and more, with the one word that stands for them.
    static let names = [
        ("local network", "lan"), ("face id", "faceid"), ("address book", "contacts"), ("don't allow", "deny"),
        ("app tracking transparency", "tracking"), ("wi fi", "wifi"), ("app review", "review"),
        ("usage description", "purpose"), ("purpose string", "purpose"),
    ]

    /// Words that tell no symptom from another.
    static let fillers: Set<String> = Set(
        """
        a about an and app apps are as at be because been but by can could did do does even for from get gets go goes got \
        had has have her his how i if in ios is it its just made make makes making me my of on our s said say says so soon \
        still t that the their there this though to under use used user users uses using was were what when while why with \
        although people your
        """.split(separator: " ").map(String.init)
    )

    /// Chinese words that tell no symptom from another.
    private static let ideographicFillers = [
        "应用", "一直", "用户", "怎么", "为什么", "之后", "之前", "时候", "请求", "收到", "一", "就", "的", "了", "时", "后", "我", "是",
        "在", "里", "上", "还", "到", "说", "点",
    ]

    private static let entries = [
        // Permissions, by their ids.
        ("microphone", "microphone mic record records recording recorder voice 麦克风 录音 录制 话筒"),
        ("camera", "camera picture 相机 摄像头 拍照 拍摄"),
        ("photo-library", "photo photos album gallery library image images 相册 照片 图片 图库 选图"),
        ("location", "location locations gps position positions positioning geolocation 定位 位置"),
        ("contacts", "contacts contact addressbook 通讯录 联系人"),
        ("calendar", "calendar calendars events 日历 日程"),
        ("reminders", "reminders reminder 提醒事项"),
        ("bluetooth", "bluetooth ble 蓝牙"),
        ("tracking", "tracking att idfa transparency 跟踪 追踪"),
        ("notifications", "notification notifications push 通知 推送"),
        ("local-network", "lan bonjour 局域网 本地网络"),
        ("health", "health healthkit 健康"),
        ("speech-recognition", "speech 语音识别"),
        ("motion", "motion 运动"),
        ("face-id", "faceid 面容"),
        ("wifi-info", "wifi ssid 无线"),
        // What is seen.
        (
            "crash",
            """
            crash crashes crashed crashing quits quit killed kills closes closed terminates terminated dies exits sigabrt \
            tcc 闪退 崩溃 崩 退出 挂掉
            """
        ),
        ("sound", "sound audio silent silence 声音 静音"),
        (
            "prompt",
            """
            prompt prompts alert alerts dialog dialogue popup popups pop pops asked ask asks asking 弹窗 弹框 授权框 弹出 弹 \
            提示
            """
        ),
        (
            "not",
            """
            not no never nothing none without cannot unable nil null fails fail failed broken 不 没 没有 无 失败 不到
            """
        ),
        ("appear", "appear appears shown show shows showing displayed display come comes up fires 出现 显示 出来 弹出来"),
        ("again", "again once second 再次 再 重新 一次"),
        ("deny", "deny denied refused refuse 拒绝 不允许"),
        ("review", "rejected rejection reviewer review rejects refuses 审核 被拒 拒审"),
        ("simulator", "simulator 模拟器"),
        ("device", "device devices real iphone 真机 设备"),
        ("settings", "settings setting 设置"),
        ("open", "open opens opening opened link 打开 跳转"),
        ("missing", "missing lacks lack 缺少 缺失 找不到 缺"),
        ("background", "background 后台 锁屏"),
        ("works", "works work working fine 正常 能用 可以 没问题"),
        ("permission", "permission permissions authorization authorisation access 权限 授权"),
        ("grant", "granted grant allowed allowing allow 允许 已授权 授权了 授权后"),
        ("save", "save saves saving 保存 存"),
        ("wrong", "wrong instead home root 首页 错误 不对"),
        ("launch", "launch start startup 启动"),
        ("mail", "mail email 邮件"),
        ("upload", "upload 上传 上传被拒"),
        ("manifest", "manifest 清单"),
        ("restart", "restarts restart 重启"),
        ("empty", "empty blank 空 为空 空白"),
        ("reaction", "反应 无效"),
        ("text", "text string description purpose usage 说明 描述 用途"),
        ("select", "select selected pick picking picker choose 选择"),
        ("switch", "switch toggle option row listed 开关 选项"),
        ("part", "incomplete some partial 部分 不全 不完整"),
        ("stop", "stops stop stopped 停止 停了 停"),
    ]

    private static func startsWithIdeograph(_ word: String) -> Bool {
        word.unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) } ?? false
    }
}
