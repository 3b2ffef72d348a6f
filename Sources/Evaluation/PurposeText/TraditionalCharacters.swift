/// Traditional characters and the simplified ones that stand for them in the lexicon.
///
/// Only what the words of ``Lexicon/chinese`` are written with: no converter of texts. Both have three bytes in UTF-8, so
/// a folded text has the places of the one that was given.
enum TraditionalCharacters {
    private static let traditional = """
        機攝頭鏡錄聲語訊圖庫視頻冊體資膠聯絡電話曆藍網區運動與測數據識樂標籤應軟們戶請獲權許於為將會夠來對時後從給讓個這該設備裝進續並開啟\
        調訪問儲讀寫選擇傳處顯載導匯連線尋優務質內產業轉銷點擊須無暫說蘋統補預報鎖關閉離間靜驗證幫獎費紅獨價萬試麥風滿輕鬆邊聽號碼條掃檔發編輯瀏覽\
        見裡裏沒還過現實專屬類門範圍鄰週簡單國詢協議確認總閱廣蹤傢係繫學習練錶錢臉紋齡層級衛執終據顧飛認隱檢簽達遊戲術員場環訂製紀響敘壓縮\
        併捲徑幾處聞領贈贏禮鑽幣積
        """
    private static let simplified = """
        机摄头镜录声语讯图库视频册体资胶联络电话历蓝网区运动与测数据识乐标签应软们户请获权许于为将会够来对时后从给让个这该设备装进续并开启\
        调访问储读写选择传处显载导汇连线寻优务质内产业转销点击须无暂说苹统补预报锁关闭离间静验证帮奖费红独价万试麦风满轻松边听号码条扫档发编辑浏览\
        见里里没还过现实专属类门范围邻周简单国询协议确认总阅广踪家系系学习练表钱脸纹龄层级卫执终据顾飞认隐检签达游戏术员场环订制纪响叙压缩\
        并卷径几处闻领赠赢礼钻币积
        """

    private static let simplifiedForms = Dictionary(
        zip(traditional.unicodeScalars, simplified.unicodeScalars),
        uniquingKeysWith: { first, _ in first }
    )

    /// `text` with the characters of the table in their simplified form.
    static func folded(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { simplifiedForms[$0] ?? $0 }))
    }
}
