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
            ("location", "The app requires the local IP to communicate."),
            ("face-id", "Sample requires Face ID to secure access to the application"),
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
            ("microphone", "This app does not use the microphone."), ("camera", "本应用不会使用您的相机。"),
            ("location", "此應用程式不使用定位"),
            ("camera", "Take a picture for the item description."), ("camera", "Text recognition in photos"),
            ("camera", "Scans your text documents."), ("microphone", "Tests your hearing."),
            ("camera", "扫描药品说明书。"), ("microphone", "用于测试听力"),
            ("photo-library", "Allow Shop to save photos of your receipts."),
            ("camera", "Need camera access to take pictures of your meter."),
            ("camera", "Shop would like to use your camera to scan parcels"),
            ("camera", "App需要您的同意，才能使用摄像头，以便于拍摄病历"),
            ("camera", "Scanning needs the camera."), ("location", "Navigation needs your location."),
            ("location", "Allow drivers to find you."), ("contacts", "Allow friends to find you by your number."),
            ("camera", "AR 试穿需要相机"), ("camera", "扫码需要相机权限"), ("local-network", "与附近的玩家联机"),
            ("motion", "Improves the accuracy of your running pace."), ("photo-library", "选择产品图片"),
            ("location", "Local buses, with their stops."), ("camera", "Testing water strips by their colour."),
            ("contacts", "Helps you call your doctor."), ("bluetooth", "Syncs your rides with the bike computer."),
            ("calendar", "Syncs events to your calendar."),
            ("location", "优化跑步路线"), ("bluetooth", "接收血糖仪的数据"), ("location", "提供后台轨迹记录"), ("location", "为您提供附近门店的导航"),
            ("microphone", "Counts how many times more deeply you breathe out than in."),
            ("location", "Finds the best route home."), ("camera", "扫码领取红包"), ("camera", "拍摄门店的销量报表"),
            ("microphone", "Records the sound of the videos that you take with the camera."),
            ("photo-library", "Attach photos of your location to a report."), ("photo-library", "保存带定位水印的照片"),
            ("contacts", "查找通讯录好友并发送位置"), ("bluetooth", "Tap your card on the reader to pay."),
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
            "Your message to user when the camera is accessed", "Your text", "Your usage description",
            "Needs camera access to let you take photos for [specific feature].", "告诉用户你使用相机的目的",
            "Descriptive reason for camera access", "When in use description", "CameraUsage",
            "$(PRODUCT_NAME) CameraUsage", "Please allow AppName to use the camera.", "测试", "待填写", "【用途】", "无", "苹果要求",
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
            ("contacts", "需要存取您的通訊錄"), ("microphone", "請允許我們使用麥克風"), ("location", "App需要您的同意,才能在使用期间访问位置"),
            ("face-id", "Allow $(PRODUCT_NAME) to access your Face ID biometric data."),
            ("camera", "Allow Shop access to your camera"), ("camera", "Corner Shop would like to use your camera"),
            ("camera", "CornerShop needs access to your camera."), ("microphone", "Flutter 应用需要访问麦克风"),
            ("camera", "授予应用访问摄像头的权限"),
            ("location", "Access to the location is needed when in the background."),
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
            ("location", "To provide you with a better experience"), ("camera", "Testing the camera integration."),
            ("location", "This app needs location access for location-based features."),
            ("tracking", "This helps us provide personalized content"), ("location", "此应用需要访问您的位置以提供基于位置的服务"),
            ("location", "我们需要您的位置信息来提供本地化服务"),
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
        #expect(review("Please tap Allow to add pictures to a note").plea == nil)
        #expect(review("Please allow access, to add pictures to a note").instruction == nil)
        #expect(review("Please allow access, to add pictures to a note").plea == "please allow")
        #expect(review("請允許我們存取相簿，以便加入便條").plea == "請允許")
        #expect(review("请点击允许，以便上传头像").instruction == "请点击允许")
        #expect(review("請點擊允許，以便上傳頭像").instruction == "請點擊允許")
        #expect(review("在弹窗中选择“允许”即可").instruction == "选择 允许")
        #expect(review("优惠多 3 倍").marketing == "3 倍")
        #expect(review("第一时间显示最佳路线").marketing == nil)
        #expect(review("Your pictures will be used for a ticket").passive == "be used")
        #expect(review("Our app uses your pictures, which are used for a ticket").passive == nil)
        #expect(review("Pictures help to show personalized ads").tracking == "personalized ads")
        #expect(review("Pictures are never used for personalized ads").tracking == nil)
        #expect(review("This SDK needs pictures for a ticket").foreignActor == "this sdk")
        #expect(review("Reads pictures also while the app is in the background").speaksOfBackground)
    }
}
