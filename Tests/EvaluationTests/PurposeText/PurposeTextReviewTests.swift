import Testing

@testable import Evaluation

@Suite("Purpose texts")
struct PurposeTextReviewTests {
    @Test(
        "A text that names a use is left alone",
        arguments: [
            ("camera", "Scans the QR code on your ticket so that it can be added to your wallet."),
            ("camera", "The camera follows the movement of your head so that you can move the pointer."),
            ("camera", "Take a picture for your profile."),
            ("photo-library", "Allow customers to see the pictures that you choose for your shop."),
            ("photo-library", "Lets you choose a picture of a receipt so that its total can be filled in for you."),
            ("photo-library", "Attach pictures to a repair request."),
            ("photo-library", "Saves the edited poster to your library."),
            ("microphone", "Records voice messages that you send in a chat."),
            ("microphone", "Listens for snoring at night."),
            ("location", "Shows the stores nearest to you on the map; for example, a search for coffee lists shops."),
            ("location", "Your location is used to give turn-by-turn directions."),
            ("location", "Finds stores near you and adds them to your contacts."),
            ("bluetooth", "Finds your heart-rate belt."),
            ("contacts", "Finds friends who already play, so that you can challenge them."),
            ("calendar", "Shows your meetings beside the timetable."),
            ("local-network", "Finds the speakers in your home so that you can pick one."),
            ("health", "Reads your steps to draw the weekly chart."),
            ("face-id", "Unlocks your diary without a passcode."),
            ("tracking", "Lets our sponsors count how many people installed after seeing an advertisement."),
            ("camera", "扫描车票上的二维码，把车票存进钱包。"),
            ("photo-library", "选择商品照片并上传到您的商品页。"),
            ("photo-library", "用于上传头像。"),
            ("photo-library", "将生成的海报保存到相册。"),
            ("location", "在地图上显示离您最近的门店。"),
            ("microphone", "录制您在聊天中发送的语音消息。"),
            ("contacts", "从通讯录中选择收货人，自动填写电话。"),
            ("bluetooth", "连接您的心率带，跑步时显示心率。"),
            ("calendar", "把挂号时间写入日历，就诊前一天提醒您。"),
            ("camera", "掃描車票上的條碼，將車票加入錢包。"),
            ("camera", "Scannt den Code auf deinem Ticket."),
            ("camera", "チケットのコードを読み取ります。"), ("camera", "会議中に映像を送るため使用します"),
            ("camera", "Take photos to share with other users"),
            ("photo-library", "Use the photo library to read QR images."),
            ("face-id", "Face ID is used for authentication."),
            ("microphone", "This app does not use the microphone."),
        ]
    )
    func leavesGoodTextsAlone(_ sample: (permission: String, text: String)) {
        let review = PurposeTextReview(sample.text, permission: sample.permission, appNames: ["sample"])
        #expect(review.placeholder == nil)
        #expect(!review.concrete.isEmpty)
        #expect(review.marketing == nil)
        #expect(review.instruction == nil)
        #expect(review.otherResource == nil)
    }

    @Test(
        "A stand-in for a text is found",
        arguments: [
            "Required by Apple", "TODO", "todo: write", "xxx", "XXXXXX", "...", "-", "1", "test", "$(PRODUCT_NAME)",
            "${APP_NAME}",
            "[REASON]", "<reason>", "{reason}", "Lorem ipsum dolor sit amet", "N/A", "NSCameraUsageDescription",
            "Privacy - Camera Usage Description", "Your reason here",
            "Your message to user when the camera is accessed", "测试", "待填写", "【用途】", "无", "苹果要求",
        ]
    )
    func findsPlaceholders(_ text: String) {
        #expect(PurposeTextReview(text, permission: "camera", appNames: []).placeholder != nil)
    }

    @Test(
        "A text that only says that access is wanted restates the resource",
        arguments: [
            ("photo-library", "Allow Sample to access your photos"),
            ("photo-library", "Allow $(PRODUCT_NAME) to access your photos"),
            ("photo-library", "Allow My Photo Shop to access your photos"),
            ("photo-library", "This app needs to access your photos."), ("microphone", "App needs microphone access"),
            ("contacts", "App would like to access your Contacts"),
            ("camera", "We need your permission to use the camera."),
            ("location", "Allow $(PRODUCT_NAME) to use your location"), ("photo-library", "需要访问您的照片"),
            ("camera", "App需要您的同意，才能访问相机"), ("location", "本应用需要获取您的位置权限"), ("microphone", "请求使用麦克风"),
            ("contacts", "需要存取您的通訊錄"), ("location", "App需要您的同意,才能在使用期间访问位置"),
            ("face-id", "Allow $(PRODUCT_NAME) to access your Face ID biometric data."),
        ]
    )
    func findsRestatements(_ sample: (permission: String, text: String)) {
        #expect(PurposeTextReview(sample.text, permission: sample.permission, appNames: ["sample"]).restatesResource)
    }

    @Test(
        "A generality is no reason",
        arguments: [
            ("photo-library", "This app requires photo library access to function properly."),
            ("location", "We use your location to improve our services."),
            ("camera", "Camera access is needed for the app to work."),
            ("location", "To provide you with a better experience"),
            ("tracking", "Your data will be used to provide personalized content"),
            ("location", "为了给您提供更好的服务，需要获取您的位置"), ("camera", "用于正常使用相机功能"), ("microphone", "提升用户体验"),
        ]
    )
    func findsGeneralities(_ sample: (permission: String, text: String)) {
        let review = PurposeTextReview(sample.text, permission: sample.permission, appNames: [])
        #expect(review.vague != nil)
        #expect(review.concrete.isEmpty)
    }

    @Test(
        "What everybody does with the resource is no use of this app",
        arguments: [
            ("camera", "To take photos"),
            ("photo-library", "We need access to your photos to upload and process them."),
            ("camera", "用于拍照"), ("photo-library", "需要访问您的相册以便选择照片并上传"),
        ]
    )
    func findsOrdinaryUse(_ sample: (permission: String, text: String)) {
        let review = PurposeTextReview(sample.text, permission: sample.permission, appNames: [])
        #expect(review.namesOrdinaryUse)
        #expect(review.concrete.isEmpty)
        #expect(review.vague == nil)
    }

    @Test(
        "Another resource than the key's is seen only where it is asked for",
        arguments: [
            ("camera", "Use your microphone for voice messages in the chat.", "microphone"),
            ("microphone", "Access your camera for video calls with your doctor.", "camera"),
            ("camera", "使用麦克风录制语音消息", "microphone"),
            ("location", "Access to your contacts finds your friends.", "contacts"),
            ("camera", "The app needs access to your microphone to record the sound of your videos.", "microphone"),
            ("microphone", "Records the sound of your videos while you access your photos.", nil),
            ("location", "Finds stores near you and adds them to your contacts.", nil),
        ] as [(String, String, String?)]
    )
    func findsOtherResource(_ sample: (permission: String, text: String, other: String?)) {
        #expect(
            PurposeTextReview(sample.text, permission: sample.permission, appNames: []).otherResource == sample.other
        )
    }

    @Test("Advertising, steering and foreign actors are found by their words")
    func findsPhrases() {
        func review(_ text: String) -> PurposeTextReview {
            PurposeTextReview(text, permission: "photo-library", appNames: [])
        }
        #expect(review("Listings with pictures sell 2.3 times more").marketing == "times more")
        #expect(review("已选照片的商品转化率高出 2.3 倍").marketing == "转化率")
        #expect(review("Please tap Allow to add pictures to a note").instruction == "please tap")
        #expect(review("请点击允许，以便上传头像").instruction == "请点击允许")
        #expect(review("This SDK needs pictures for a ticket").foreignActor == "this sdk")
        #expect(review("Reads pictures also while the app is in the background").speaksOfBackground)
    }
}
