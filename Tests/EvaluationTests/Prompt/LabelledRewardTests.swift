import Catalog
import Documents
import Evaluation
import Testing

/// Texts that pay for consent, and others that speak of coupons, points and getting things and pay for nothing.
@Suite("UX-008: labelled texts")
struct LabelledRewardTests {
    private static let paid = [
        ("camera", "Allow camera access and get 100 free coins"),
        ("location", "Turn on location and win a gift card"),
        ("notifications", "Get 10% off when you allow notifications"),
        ("location", "开启定位领取红包"),
        ("notifications", "Turn on notifications to get a $5 voucher"),
        ("notifications", "Enable push notifications and receive 20% off your first order"),
        ("location", "Share your location to win a prize"),
        ("microphone", "Allow the microphone and unlock 3 extra lives"),
        ("contacts", "Give access to your contacts and earn 500 points"),
        ("photo-library", "50 coins for allowing photo access"),
        ("notifications", "Claim your free month by turning on notifications"),
        ("tracking", "Allow tracking and 50 coins are yours"),
        ("bluetooth", "Enable Bluetooth to unlock premium for free"),
        ("notifications", "A gift card for everyone who turns on notifications"),
        ("location", "Get $10 in credit if you share your location"),
        ("notifications", "Opt in to notifications and grab a welcome bonus"),
        ("camera", "Win an Amazon gift card: just allow camera access"),
        ("notifications", "Say yes to notifications and get 1 month free"),
        ("location", "Earn 200 gems for enabling location services"),
        ("calendar", "Allow calendar access now and claim your reward"),
        ("notifications", "Enjoy a free week when you switch on push"),
        ("tracking", "Get 50 coins if you allow tracking"),
        ("contacts", "Get 100 credits once you give access to contacts"),
        ("notifications", "开启通知，立即领取100金币"),
        ("notifications", "允许通知即送优惠券"),
        ("contacts", "授权通讯录可得50积分"),
        ("location", "打开定位赢大奖品"),
        ("notifications", "领红包请先开启通知"),
        ("camera", "允许访问相机，送您新人红包"),
        ("location", "开启定位权限，享8折"),
        ("notifications", "开启推送立减10元"),
        ("photo-library", "同意访问相册后即可获得20元现金红包"),
        ("tracking", "允许跟踪即可领取50金币"),
        ("notifications", "获得100积分，只需允许通知"),
        ("location", "開啟定位即可領取優惠券"),
        ("microphone", "首次授权麦克风，奖励10元话费"),
        ("location", "授权位置信息，抽现金红包"),
        ("notifications", "Turn notifications on and we'll give you 100 coins"),
        ("location", "Receive a $20 gift card for sharing your location"),
        ("camera", "Enable your camera to earn a reward"),
        ("notifications", "Stay in the loop and save: allow push to get 15% off"),
        ("notifications", "Unlock 50 bonus gems by enabling push notifications now"),
        ("contacts", "Sync contacts and get 10 free tokens"),
        ("location", "允许定位就送10元优惠券"),
        ("notifications", "打开通知，拿新人礼包"),
        ("camera", "开通相机权限可领取会员体验"),
        ("contacts", "授权即得现金红包"),
        ("notifications", "现在开启推送，免费领好礼"),
    ]
    private static let innocent = [
        ("location", "Turn on location to get directions"),
        ("notifications", "Allow notifications to get updates about your orders and discounts"),
        ("location", "See where you get discounts near you."),
        ("camera", "Scan the code on your gift card to redeem it."),
        ("notifications", "Hear when you can collect your reward."),
        ("notifications", "Turn on notifications to get a reminder before your coupon expires"),
        ("notifications", "Allow notifications to receive coupon alerts"),
        ("location", "Allow location to find coupons near you"),
        ("camera", "Allow camera access to scan receipts and earn points"),
        ("motion", "Allow motion access so that your walks earn points"),
        ("contacts", "Allow contacts to find friends and earn rewards together"),
        ("photo-library", "Allow photo access to save your gift card"),
        ("notifications", "Get notified if you enable alerts for discounts"),
        ("notifications", "You don't need to allow notifications to get 10% off"),
        ("camera", "Turn on the camera to get a better view of your coins"),
        ("location", "Allow location to get the weather for your trip"),
        ("notifications", "Turn on notifications to get your delivery updates"),
        ("bluetooth", "Enable Bluetooth to unlock your scooter"),
        ("face-id", "Use Face ID to unlock your points balance"),
        ("notifications", "Get reminders when you enable notifications"),
        ("location", "Share your location to get a ride"),
        ("microphone", "Allow the microphone to send voice messages and gifts in the live room"),
        ("notifications", "Allow notifications to know when your reward arrives"),
        ("camera", "Allow camera access to take a photo of your gift card and add it to your wallet"),
        ("tracking", "You get relevant offers and coupons in our ads."),
        ("location", "Allow location to check in and collect points in store"),
        ("health", "Share health data to earn points for your workouts"),
        ("notifications", "Allow notifications to get order status, receipts and rewards news"),
        ("photo-library", "Choose a photo of the coupon so that its code can be read"),
        ("notifications", "Turn on notifications to get the free delivery code history"),
        ("location", "开启定位，查看附近的优惠券"),
        ("camera", "扫描二维码领取优惠券"),
        ("notifications", "开启通知，红包到账及时提醒"),
        ("notifications", "允许通知，及时收到优惠活动提醒"),
        ("camera", "允许使用相机扫描领取奖品的二维码"),
        ("motion", "开启步数权限，走路领金币"),
        ("contacts", "允许使用通讯录，邀请好友得红包"),
        ("location", "允许获取您的位置，用于发放附近优惠券"),
        ("photo-library", "允许访问相册，保存获得的优惠券"),
        ("location", "开启定位，为您推荐周边门店"),
        ("microphone", "允许使用麦克风，在直播间送礼物时说话"),
        ("notifications", "开启通知，第一时间获得订单和会员权益消息"),
        ("location", "打开定位后即可获得导航路线"),
        ("camera", "允许使用相机拍摄身份证，完成实名后可提现"),
        ("photo-library", "允许访问相册，上传截图领取积分"),
        ("notifications", "允许通知，获得物流更新"),
        ("notifications", "无需开启通知也可领取红包"),
        ("notifications", "Allow notifications so we can tell you about new prizes"),
        ("camera", "Allow camera access to unlock the door"),
        ("location", "Turn on location to unlock offers in your area"),
        ("notifications", "Enable notifications and never miss a discount"),
        ("notifications", "Turn on notifications to get price drops"),
        ("location", "Allow location to get a pickup point"),
        ("health", "Allow access to health to get points on your activity chart"),
        ("microphone", "Turn on the microphone to win at karaoke"),
        ("notifications", "Turn on notifications to get your winnings in time"),
        ("photo-library", "Allow access to your photos to get a free print preview"),
        ("notifications", "开启通知，获取优惠券使用提醒"),
        ("location", "开启定位，领略更多美景"),
        ("bluetooth", "打开蓝牙即可解锁单车"),
        ("camera", "允许相机，拍照得到识别结果"),
        ("notifications", "开启推送，抢先获得新品资讯"),
        ("location", "授权位置后可享受送货上门服务"),
        ("notifications", "开启通知，会员到期前告诉您"),
        ("microphone", "允许麦克风，和好友连麦玩抽奖游戏"),
        ("face-id", "开启面容登录，账户积分更安全"),
    ]

    private func isReported(_ permission: String, _ text: String) throws -> Bool {
        var prompt = Prompt(pointer: Pointer.root.appending("prompts").appending(0))
        prompt.permission = permission
        prompt.body = text
        prompt.buttons = [Prompt.Button(text: "Continue", action: "request", pointer: .root)]
        var sample = Sample(apis: [])
        sample.submission.prompts = [prompt]
        return try !sample.findings("UX-008").isEmpty
    }

    @Test("A reward for a permission is reported, whatever the permission, the reward and the order", arguments: paid)
    func reports(_ permission: String, _ text: String) throws { #expect(try isReported(permission, text)) }

    @Test("What a feature does is no reward", arguments: innocent)
    func accepts(_ permission: String, _ text: String) throws { #expect(try !isReported(permission, text)) }
}
