/// What a text offers people for a permission: `Turn on location and win a gift card`, 开启定位领取红包.
///
/// Within a sentence the grant must lead to the reward, or the reward depend on the grant, with nothing between them but
/// words that say nothing else. What a feature brings about is no payment: `Turn on location to get directions`, `Allow
/// notifications to get updates about your orders and discounts`, 开启定位查看附近的优惠券.
///
/// Source: App Review Guidelines 5.1.2(i), no compensation for enabling what the system offers; Human Interface Guidelines,
/// Privacy.
struct ConsentReward {
    /// Bytes of a text that are read.
    private static let longest = 4_000

    /// The words of the reward, as they are written.
    let words: String

    /// `nil` where nothing is offered for a permission.
    init?(in text: String) {
        let text = text.utf8.count > Self.longest ? String(text.prefix(Self.longest / 4)) : text
        let sentences = text.lowercased().split { ".!?;。！？；\n".contains($0) }
        let found = sentences.lazy.compactMap { sentence in
            Self.isChinese(sentence)
                ? ChineseSentence(String(sentence)).reward : EnglishSentence(String(sentence)).reward
        }.first
        guard let found else { return nil }
        words = found
    }

    private static func isChinese(_ sentence: Substring) -> Bool {
        sentence.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }
}

/// A sentence in English, word by word.
private struct EnglishSentence {
    private let words: [String]

    init(_ sentence: String) {
        let plain = sentence.replacing("%", with: " percent ").replacing("$", with: " money ")
            .replacing("€", with: " money ").replacing("£", with: " money ")
        words = PlainText.spaced(plain).split(separator: " ").map(String.init)
    }

    var reward: String? {
        guard words.count <= 80, !words.contains(where: Self.features.contains), !holds("check in"), !holds("in store")
        else { return nil }
        let grants = grants
        guard !grants.isEmpty else { return nil }
        return offers.first { offer in
            grants.contains { grant in
                grant.upperBound <= offer.range.lowerBound
                    ? isIdle(grant.upperBound..<offer.range.lowerBound, Self.toward)
                        && (offer.hasVerb || leads(grant.upperBound..<offer.range.lowerBound))
                    : offer.range.upperBound <= grant.lowerBound
                        && isIdle(offer.range.upperBound..<grant.lowerBound, Self.dependence)
                        && (offer.hasVerb || offer.range.upperBound < grant.lowerBound)
            }
        }?.words
    }

    private func holds(_ phrase: String) -> Bool { " \(words.joined(separator: " ")) ".contains(" \(phrase) ") }

    /// Whether the words in `range` are of `list`, or name what a permission is about.
    private func isIdle(_ range: Range<Int>, _ list: Set<String>) -> Bool {
        range.count <= 10 && words[range].allSatisfy { list.contains($0) || Self.resources.contains($0) }
    }

    private func leads(_ range: Range<Int>) -> Bool { words[range].contains { ["and", "then"].contains($0) } }

    // MARK: The grant

    /// Where a permission is granted: the verb, with what is granted.
    private var grants: [Range<Int>] {
        words.indices.compactMap { index in
            guard let verb = verb(at: index) else { return nil }
            let rest = words[verb...].prefix(4)
            if let noun = rest.firstIndex(where: Self.resources.contains),
                words[verb..<noun].allSatisfy(Self.toward.contains)
            {
                let isSplit = noun == verb && ["turn", "switch"].contains(words[index])
                return index..<noun + (isSplit ? 2 : 1)
            }
            // "Allow and get", "when you allow"
            let next = rest.first
            return next == nil || next == "and" || next == "to" ? index..<verb : nil
        }
    }

    /// The place behind a verb that grants.
    private func verb(at index: Int) -> Int? {
        if Self.verbs.contains(words[index]) { return index + 1 }
        guard index + 1 < words.count else { return nil }
        if Self.phrasalVerbs.contains("\(words[index]) \(words[index + 1])") { return index + 2 }
        // "Turn notifications on": what is granted stands within.
        let isSplit = ["turn", "switch"].contains(words[index]) && Self.resources.contains(words[index + 1])
        return isSplit && words[(index + 2)...].first == "on" ? index + 1 : nil
    }

    // MARK: The offer

    private struct Offer {
        let range: Range<Int>
        let hasVerb: Bool
        let words: String
    }

    /// Where a reward is handed over, or a certain amount of one is named.
    private var offers: [Offer] {
        words.indices.compactMap { index in
            if Self.gains.contains(words[index]), let end = reward(from: index + 1) {
                return offer(index, index + 1, end, hasVerb: true)
            }
            guard Self.amounts.contains(words[index]) || Int(words[index]) != nil,
                let end = reward(from: index), end > index + 1 || words[index] == "money"
            else { return nil }
            return offer(index, index, end, hasVerb: false)
        }
    }

    private func offer(_ start: Int, _ reward: Int, _ end: Int, hasVerb: Bool) -> Offer? {
        // "a discount reminder", "coupon alerts"
        if end < words.count, Self.news.contains(words[end]) { return nil }
        return Offer(range: start..<end, hasVerb: hasVerb, words: words[reward..<end].joined(separator: " "))
    }

    /// The place behind the reward that begins at `start`; `nil` where none does.
    private func reward(from start: Int) -> Int? {
        var isCertain = start > 0 && ["win", "earn", "claim", "unlock"].contains(words[start - 1])
        for index in start..<min(start + 6, words.count) {
            let word = words[index]
            let next = index + 1 < words.count ? words[index + 1] : ""
            if word == "percent" || word == "money" {
                if next == "off" || next == "discount" || next == "cashback" { return index + 2 }
                if word == "money", Int(next) != nil { return end(ofMoney: index + 2) }
                isCertain = true
            } else if Self.pairs.contains("\(word) \(next)") {
                return index + 2
            } else if ["bonus", "reward"].contains(word), Self.currencies.contains(next) || Self.plural.contains(next) {
                isCertain = true
            } else if Self.currencies.contains(word), !isCertain, Self.positions.contains(next) {
                return nil
            } else if Self.currencies.contains(word) || Self.singular.contains(word) {
                return index + 1
            } else if Self.plural.contains(word) {
                return isCertain ? index + 1 : nil
            } else if Int(word) != nil || Self.amounts.contains(word) {
                isCertain = true
            } else if !Self.adjectives.contains(word) {
                return nil
            }
        }
        return nil
    }

    /// The place behind what money buys or is: `$5 in credit`, `$10 gift card`.
    private func end(ofMoney start: Int) -> Int {
        let rest = words[start...].prefix(3)
        let noun = rest.firstIndex { Self.singular.contains($0) || Self.currencies.contains($0) || $0 == "card" }
        return noun.map { $0 + 1 } ?? (rest.first == "off" ? start + 1 : start)
    }

    // MARK: Words

    private static let verbs: Set = [
        "allow", "allowing", "allows", "enable", "enabling", "enables", "accept", "accepting", "agree", "agreeing",
        "consent", "consenting", "grant", "granting", "permit", "permitting", "activate", "activating", "authorize",
        "authorizing", "authorise", "share", "sharing", "sync", "syncing",
    ]
    private static let phrasalVerbs: Set = [
        "turn on", "turning on", "turns on", "switch on", "switching on", "opt in", "opting in", "opts in",
        "give access", "giving access", "give permission", "giving permission", "say yes",
    ]
    /// What a permission is about.
    private static let resources: Set = [
        "camera", "microphone", "mic", "location", "gps", "notification", "notifications", "push", "tracking",
        "contacts", "photos", "photo", "library", "bluetooth", "calendar", "reminders", "motion", "health", "siri",
        "access", "permission", "permissions", "it", "alerts", "ads",
    ]
    private static let gains: Set = [
        "get", "getting", "give", "gift", "earn", "earning", "win", "receive", "claim", "unlock", "grab", "enjoy",
        "score", "collect",
    ]
    private static let currencies: Set = [
        "coins", "gems", "diamonds", "tokens", "credits", "credit", "points", "cash", "cashback",
    ]
    private static let singular: Set = [
        "coin", "gem", "reward", "voucher", "coupon", "bonus", "prize", "discount", "gift", "giftcard",
    ]
    private static let plural: Set = [
        "rewards", "vouchers", "coupons", "bonuses", "prizes", "discounts", "gifts", "lives", "premium",
    ]
    private static let pairs: Set = [
        "gift card", "gift cards", "cash back", "free month", "free months", "free week", "free weeks", "free trial",
        "free premium", "extra lives", "extra life", "free shipping", "free delivery", "premium free", "month free",
        "week free", "months free",
    ]
    private static let amounts: Set = [
        "a", "an", "one", "two", "three", "free", "extra", "bonus", "money", "your", "our", "percent",
    ]
    private static let adjectives: Set = [
        "the", "you", "welcome", "exclusive", "special", "instant", "big", "great", "amazon", "more", "some", "in",
        "of",
        "worth", "new", "off", "game", "store", "app", "surprise", "daily", "secret",
    ]
    /// Before what coins and points are on: "points on the chart".
    private static let positions: Set = ["on", "of", "in", "at", "about", "from"]
    /// What tells of a reward and is none.
    private static let news: Set = [
        "reminder", "reminders", "alert", "alerts", "update", "updates", "news", "notification", "notifications",
        "code", "codes", "information", "info", "offers", "history", "balance", "status", "expiry",
    ]
    /// Between a grant and a reward.
    private static let toward: Set = [
        "and", "to", "then", "you", "you'll", "will", "we'll", "we", "give", "instantly", "immediately", "now",
        "today", "services", "service", "for", "this", "the", "our", "app", "us", "your", "in", "settings", "so",
        "can", "just", "below", "while", "using", "all", "of", "my", "location", "also", "automatically", "i",
    ]
    /// Between a reward and the grant that it hangs on.
    private static let dependence: Set = [
        "when", "if", "once", "after", "by", "for", "you", "simply", "just", "in", "exchange", "return", "as", "soon",
        "everyone", "who", "are", "is", "yours", "your", "first", "next", "order", "purchase", "ride", "trip", "on",
        "subscription", "plan", "everything", "today", "booking", "meal", "now", "us", "the", "and", "instantly",
        "free", "premium", "a", "month", "week", "off", "to", "only",
    ]
    /// What a feature does with coupons, cards and points, or says of them: no payment for consent.
    private static let features: Set = [
        "near", "nearby", "scan", "scanning", "scans", "visit", "visits", "visiting", "walk", "walking", "steps", "run",
        "workout", "workouts", "receipt", "receipts", "arrive", "expire", "expires", "expiring", "notified", "relevant",
        "personalized", "personalised", "tailored", "without", "don't", "not", "never", "redeem", "friends", "invite",
        "track", "around",
    ]
}

/// A sentence in Chinese, in simplified characters.
private struct ChineseSentence {
    private let text: String

    init(_ sentence: String) {
        text = TraditionalCharacters.folded(sentence.filter { !$0.isWhitespace })
    }

    var reward: String? {
        guard text.count <= 120, !Self.features.contains(where: text.contains) else { return nil }
        for offer in offers {
            let before = text[..<offer.range.lowerBound]
            let after = text[offer.range.upperBound...]
            for grant in Self.grants {
                if let place = before.ranges(of: grant).last, Self.isIdle(before[place.upperBound...]) {
                    return offer.words
                }
                if let place = after.firstRange(of: grant), Self.isIdle(after[..<place.lowerBound]) {
                    return offer.words
                }
            }
        }
        return nil
    }

    /// Where a reward is handed over: the verb, and what follows it at once.
    private var offers: [(range: Range<String.Index>, words: String)] {
        Self.gains.flatMap { gain in
            text.ranges(of: gain).compactMap { verb -> (range: Range<String.Index>, words: String)? in
                let rest = text[verb.upperBound...].prefix(14)
                let rewards = Self.rewards.compactMap { rest.firstRange(of: $0) }
                guard let reward = rewards.min(by: { $0.lowerBound < $1.lowerBound }),
                    Self.isBare(rest[..<reward.lowerBound], of: Self.amounts)
                else { return nil }
                return (verb.lowerBound..<reward.upperBound, String(rest[..<reward.upperBound]))
            }
        }
    }

    /// Whether nothing stands there but names of permissions and words that say nothing else.
    private static func isIdle(_ text: Substring) -> Bool { text.count <= 24 && isBare(text, of: idle) }

    private static func isBare(_ text: Substring, of words: [String]) -> Bool {
        var rest = String(text.filter { !$0.isNumber && !$0.isPunctuation && !$0.isSymbol })
        for word in words { rest = rest.replacing(word, with: "") }
        return rest.isEmpty
    }

    private static let grants = ["开启", "打开", "允许", "授权", "同意", "开通", "启用", "授予"]
    private static let gains = [
        "领取", "领", "赠送", "送", "获得", "可得", "得", "赢取", "赢", "抽", "拿", "立享", "享", "奖励", "返", "立减", "解锁", "瓜分",
    ]
    private static let rewards = [
        "金币", "钻石", "积分", "奖励", "红包", "优惠券", "代金券", "现金券", "礼品卡", "礼包", "大礼", "好礼", "奖品", "现金", "会员", "折扣", "元",
        "折", "话费", "礼物", "豆",
    ]
    /// Between a verb and the reward.
    private static let amounts = [
        "新人", "专属", "惊喜", "免费", "现金", "最高", "价值", "无门槛", "限时", "神秘", "一个", "一份", "一张", "您的", "你的", "您", "你",
        "大", "超值", "海量", "个", "张", "份", "元", "百", "千", "万", "天", "月", "的", "取", "双倍", "更多",
    ].sorted { $0.count > $1.count }
    /// Between the grant and the reward, in either order.
    private static let idle = [
        "地理位置", "位置信息", "位置", "定位", "相机", "摄像头", "麦克风", "消息通知", "通知", "消息", "推送", "相册", "照片", "通讯录", "联系人",
        "蓝牙", "跟踪", "追踪", "日历", "权限", "服务", "访问", "获取", "功能", "使用", "您的", "你的", "我们", "本应用", "应用", "系统", "app",
        "免费", "即可", "就能", "还能", "就可以", "可以", "立即", "马上", "立刻", "一下", "成功", "首次", "现在", "手机", "授权", "开启", "允许", "只需",
        "只要", "需要", "点击", "通过", "后", "即", "就", "可", "便", "来", "去", "先", "请", "能", "并", "还", "再", "的", "需", "要", "前",
        "快", "和", "与", "您", "你", "会",
    ].sorted { $0.count > $1.count }
    /// What a feature does with coupons and points, or says of them: no payment for consent.
    private static let features = [
        "扫描", "扫码", "二维码", "附近", "周边", "走路", "步数", "步行", "运动", "邀请", "提醒", "到账", "小票", "截图", "上传", "无需", "不必",
        "不用", "不需要", "到店", "打卡", "签到", "查看", "保存", "识别", "个性化", "相关", "核销", "不错过", "及时",
    ]
}
