/// Words that people put around what they look for.
enum QueryWords {
    /// English words that say nothing of what is looked for, in a table that is about permissions throughout.
    static let fillers = Set(
        """
        a an the is are was my me i do does can could how to in on for of at by with when why what if and or it this that be get
        after app apps ios iphone permission permissions access authorization authorisation status state ask asking request need
        use using
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
    private static let chineseFillers: Set<String> = [
        "权限", "授权", "访问", "申请", "请求", "应用", "用户", "状态", "怎么", "怎么办", "怎样", "如何", "为什么", "什么", "的", "被", "吗",
    ]
    /// Words at which a run of Chinese characters is taken apart, being no part of the name of what they are said of.
    private static let chineseWords: Set<String> = [
        "拒绝", "被拒绝", "被拒", "始终", "使用期间", "允许", "已授权", "已允许", "受限", "受限制", "有限", "部分", "仅部分", "未决定", "关闭", "打开",
        "跳转", "设置", "页面", "崩溃", "闪退", "弹窗", "弹出", "不弹出", "不出现", "不显示", "后台", "首次启动", "说明", "用途说明", "审核", "隐私清单",
        "精确", "模糊", "目的",
    ]
    /// What the table says for a word that it does not use.
    private static let rewritten = ["被拒绝": "拒绝", "被拒": "拒绝", "闪退": "崩溃", "不显示": "不出现", "不弹出": "不出现"]
    private static let longestChineseWord = 4

    /// A run of Chinese characters taken apart at the words above; a filler is no piece of it.
    static func pieces(of run: [String]) -> [String] {
        var pieces: [String] = []
        var start = 0
        var place = 0
        func end() { if place > start { pieces.append(run[start..<place].joined()) } }
        while place < run.count {
            let lengths = stride(from: min(longestChineseWord, run.count - place), through: 1, by: -1)
            let words = lengths.lazy.map { run[place..<(place + $0)].joined() }
            guard let word = words.first(where: { chineseWords.contains($0) || chineseFillers.contains($0) }) else {
                place += 1
                continue
            }
            end()
            if chineseWords.contains(word) { pieces.append(word) }
            place += word.unicodeScalars.count
            start = place
        }
        end()
        return pieces
    }

    /// The word that the table uses for `word`.
    static func rewritten(_ word: String) -> String { rewritten[word] ?? word }
}
