internal import Catalog

/// A purpose string as it should be, for each permission: what the app does, and what comes of it.
enum PurposeExample {
    /// The example for `permission`; the outline of one where there is none.
    static func text(for permission: String?, _ language: Language) -> String {
        (permission.flatMap { examples[$0] } ?? Wording.purposeTemplate)[language]
    }

    /// By permission.
    static let examples: [String: Localized] = [
        "bluetooth": Localized(
            english: "Connects to your heart-rate belt so that the pulse is drawn during a run.",
            simplifiedChinese: "连接心率带，跑步时实时绘制心率曲线"
        ),
        "calendar": Localized(
            english: "Adds the dentist's appointment that you booked to your calendar.",
            simplifiedChinese: "把您预约的就诊时间加入日历"
        ),
        "camera": Localized(
            english: "Scans the code on your ticket so that it can be added to your wallet.",
            simplifiedChinese: "拍摄小票，自动识别并填入报销金额"
        ),
        "contacts": Localized(
            english: "Finds the people in your contacts whom you want to invite to a dinner.",
            simplifiedChinese: "从通讯录中选择要邀请聚餐的好友"
        ),
        "face-id": Localized(
            english: "Unlocks your diary with Face ID so that nobody else can read it.",
            simplifiedChinese: "用面容 ID 解锁日记，防止他人翻看"
        ),
        "health": Localized(
            english: "Reads your steps of the week and draws the chart of your training plan.",
            simplifiedChinese: "读取每周步数，生成训练计划的图表"
        ),
        "homekit": Localized(
            english: "Switches the lamps in your rooms on when your alarm clock rings.",
            simplifiedChinese: "闹钟响起时打开卧室的灯"
        ),
        "local-network": Localized(
            english: "Finds the television in your home on which your film is to be played.",
            simplifiedChinese: "查找家中的电视，把影片投到大屏播放"
        ),
        "location": Localized(
            english: "Shows the bus stops around you and how long it takes to walk there.",
            simplifiedChinese: "显示您附近的公交站和步行时间"
        ),
        "media-library": Localized(
            english: "Plays songs of your music library at the pace of your run.",
            simplifiedChinese: "从您的音乐资料库挑选符合跑步节奏的歌曲"
        ),
        "microphone": Localized(
            english: "Records your voice memos so that they can be attached to a note.",
            simplifiedChinese: "录制语音备忘，附在笔记里"
        ),
        "motion": Localized(
            english: "Counts the stairs that you climb for the weekly report.",
            simplifiedChinese: "统计您爬楼的层数，生成每周报告"
        ),
        "nfc": Localized(
            english: "Reads the tag on your suitcase so that it can be found in the list of your luggage.",
            simplifiedChinese: "读取行李箱上的标签，登记到行李清单"
        ),
        "photo-library": Localized(
            english: "Choose a picture of your receipt so that the total can be filled in for you.",
            simplifiedChinese: "选择小票照片，自动填入金额"
        ),
        "reminders": Localized(
            english: "Adds the shopping list of a recipe to your reminders.",
            simplifiedChinese: "把菜谱的购物清单加入提醒事项"
        ),
        "siri": Localized(
            english: "Starts the timer of a recipe when you ask Siri for it.",
            simplifiedChinese: "通过 Siri 口令启动菜谱计时"
        ),
        "speech-recognition": Localized(
            english: "Turns what you dictate into the text of your diary.",
            simplifiedChinese: "把您口述的内容转成日记文字"
        ),
        "tracking": Localized(
            english: "Shows you ads for things that you looked at in other companies' apps.",
            simplifiedChinese: "根据您在其他 App 中浏览的商品，展示您感兴趣的广告"
        ),
    ]
}
