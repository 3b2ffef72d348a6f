internal import Documents

/// Reports a screen or a purpose string that pays for consent: coins, a coupon, a month for free.
///
/// Where it is about tracking any reward is one for consent, unless it is what the ads are about. Elsewhere, where a reward
/// may be what the feature is for, the words must make it hang on the consent (``ConsentReward``).
struct RewardForConsent: Rule {
    static let id = "UX-008"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.submission.prompts.compactMap { prompt in
            let text = ([prompt.title, prompt.body] + prompt.buttons.map(\.text)).joined(separator: ". ")
            return Self.reward(in: text, for: prompt.permission).map { reward in
                context.promptFinding(Self.self, prompt, ["found": .text(reward)])
            }
        }
            + context.reviewedPurposeStrings.compactMap { string, _ in
                Self.reward(in: string.text, for: string.permission).map { reward in
                    context.purposeFinding(Self.self, string, ["found": .text(reward)], phrase: "purpose")
                }
            }
    }

    /// What `text` offers for consent to `permission`.
    private static func reward(in text: String, for permission: String?) -> String? {
        if let reward = ConsentReward(in: text.judged) { return reward.words }
        guard permission == "tracking" else { return nil }
        let text = PromptText(text)
        let isBought = text.holds(PromptText.offers) || text.holds(PromptText.conditions)
        return isBought && !text.holds(PromptText.relevance) ? text.first(of: PromptText.rewards) : nil
    }
}

extension PromptText {
    /// What apps pay with.
    fileprivate static let rewards = PhraseList([
        "coins", "coin", "gems", "gem", "diamonds", "reward", "rewards", "gift card",
        "gift cards", "voucher", "vouchers", "coupon", "coupons", "bonus", "cashback", "cash back", "prize", "prizes",
        "free month", "free months", "free week", "free trial", "free premium", "extra lives", "discount",
        "premium for free",
        "金币", "钻石", "积分", "奖励", "红包", "优惠券", "代金券", "礼品卡", "礼包", "奖品", "抽奖", "现金", "免费会员", "会员体验", "折扣",
    ])
    /// Hands it over.
    fileprivate static let offers = PhraseList([
        "get", "gets", "earn", "receive", "win", "claim", "collect", "unlock", "enjoy", "gift you", "give you",
        "we'll give",
        "grab", "redeem", "yours", "领取", "获得", "获取", "赠送", "送您", "送你", "即送", "即赠", "可得", "可领", "赢取", "解锁", "到手",
    ])
    /// Makes it hang on consent.
    fileprivate static let conditions = PhraseList([
        "if you allow", "if you enable", "if you agree", "if you accept", "if you turn on", "if you opt in",
        "if you consent",
        "when you allow", "when you enable", "when you agree", "when you accept", "when you turn on", "when you opt in",
        "once you allow", "once you enable", "after you allow", "after you enable", "for allowing", "for enabling",
        "for accepting", "for turning on", "for opting in", "by allowing", "by enabling", "by accepting",
        "by turning on",
        "by opting in", "in return", "in exchange", "allow tracking and", "allow and get", "allow and earn",
        "as a thank you",
        "允许即", "开启即", "授权即", "同意即", "允许就", "开启就", "授权就", "同意就", "允许后即", "开启后即", "授权后即", "同意后即", "只要允许",
        "只要开启", "只要授权", "只要同意", "允许跟踪", "允许追踪", "开启跟踪", "允许可领", "授权可领", "开启可领",
    ])
    /// Says that rewards are what the ads, or the offers shown, are about.
    fileprivate static let relevance = PhraseList([
        "relevant", "personalized", "personalised", "tailored", "that fit", "interest you", "interests you", "个性化",
        "相关", "感兴趣",
        "符合您", "适合您", "适合你",
    ])
}
