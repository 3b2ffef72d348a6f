extension Lexicon {
    /// Chinese, in simplified characters: texts in traditional ones are folded to them first.
    static let chinese = Lexicon(
        isSpaced: false,
        filler: words(
            """
            本应用程序 该应用程序 此应用程序 应用程序 应用程式 本应用 该应用 此应用 应用 本程序 程序 本软件 软件 本软体 软体 我们 您的 你的 用户的 用户 使用者 您 你 我
            需要 需 想要 想 请求 申请 希望 允许 获取 获得 取得 访问 存取 使用 调用 开启 打开 启用 授权 同意 权限 许可 以便于 以便 以 便于 用于 用来 为了 为 将 会
            可以 可 能够 能 才能 才可 才 方可 来 去 对 向 的 了 和 与 及 或 以及 并 在 时 后 中 到 从 是 有 被 把 给 让 个 这样 这 此 该 其 您的设备 设备 手机
            系统 是否 请 进行 相关 需求 功能需要 使用期间 期间 始终 一直 持续 当前 现在 目前 首先 直接 授予 给予 基于 通过 如果 若不允许 若不 无法 app
            """
        ),
        resources: [
            "camera": words("相机 摄像头 摄像机 照相机 摄影机 镜头 照片 相片 图片 视频 影片 图像"),
            "microphone": words("麦克风 话筒 语音 声音 录音 音频 音讯"),
            "photo-library": words(
                "照片图库 相片图库 照片库 相片库 图片库 照片 相片 图片 图像 相册 相簿 图库 媒体库 媒体资料库 视频 影片 媒体 相机胶卷 相机"
            ),
            "location": words("地理位置信息 位置信息 位置资讯 地理位置 位置 定位 地点 所在地 gps"),
            "contacts": words("通讯录 联系人 联络人 电话簿"),
            "calendar": words("日历 行事历 日程"),
            "reminders": words("提醒事项 提醒"),
            "bluetooth": words("蓝牙 蓝芽 外设 附近的设备 附近设备"),
            "local-network": words("本地网络 区域网路 区域网络 本地网路 局域网 网络 网路 附近的设备 附近设备"),
            "motion": words("运动与健身 运动和健身 运动及健身 运动 健身 传感器 感测器 动作 活动 数据"),
            "health": words("健康数据 健康资料 健康记录 健康分享 健康更新 健康 数据 资料"),
            "homekit": words("homekit 家庭 智能家居 配件 数据"),
            "media-library": words("媒体资料库 媒体资料 媒体库 音乐 音频库 资料库"),
            "speech-recognition": words("语音识别 语音辨识 语音 识别 辨识"),
            "siri": words("siri 快捷指令 捷径"),
            "tracking": words("跟踪 追踪 广告id 广告标识 广告标识符 标识符 idfa 活动 数据"),
            "face-id": words("面容id 面容识别 面容 人脸识别 人脸 face id faceid 生物识别 指纹"),
            "nfc": words("nfc 标签"),
        ],
        distinctive: [
            "camera": ["相机", "摄像头"], "microphone": ["麦克风"], "photo-library": ["相册", "相簿", "照片图库"],
            "location": ["位置", "定位"], "contacts": ["通讯录", "联系人", "联络人"], "calendar": ["日历", "行事历"],
            "reminders": ["提醒事项"], "bluetooth": ["蓝牙"], "face-id": ["面容"], "nfc": ["nfc"], "health": ["健康数据", "健康资料"],
            "speech-recognition": ["语音识别", "语音辨识"],
        ],
        access: words(
            "访问 访问您的 访问你的 存取 存取您的 存取你的 使用 使用您的 使用你的 获取 获取您的 获取你的 调用 开启 打开 读取您的"
        ),
        ordinaryUse: words(
            """
            拍照 拍摄 录制 录像 录音 保存 储存 存储 写入 读取 读写 选择 选取 挑选 上传 处理 查看 浏览 管理 显示 加载 导入 汇入 添加 新增 连接 连线 通信 搜索 搜寻 查找
            发现 收集 采集 检测 发布
            """
        ),
        saving: words("保存 存储 储存 写入 下载 导出"),
        choosing: words(
            "选择 选取 挑选 上传 读取 访问 分享 发送 导入 汇入 查看 浏览 头像 识别 扫描 添加 发布 编辑 插入 挑 选"
        ),
        vague: words(
            """
            正常使用 正常运行 正常工作 正常 更好的体验 更好的服务 更好体验 用户体验 使用体验 体验 更好地 更好的 更好 优化 提升 改善 提高 优质 本地化服务 本地化 后台服务 服务 功能 完整 全部 部分 某些
            一些 相应 各种 更多 个性化 内容 信息 资讯 便利 方便 便捷 提供 质量 运行 业务 优化产品 改善产品 改进产品 提升产品 完善产品 产品体验 产品服务 产品功能 产品质量 必要 必须 演示 示例
            """
        ),
        marketing: words("转化率 提升销量 提高销量 增加销量 全网最 最低价 百万用户 千万用户 亿用户 独家优惠 限时优惠 免费领取 超值 震撼 全球第一 全国第一 行业第一 行业领先"),
        instructions: words(
            """
            请点击允许 请点击 点击允许 点击“允许” 点“允许” 点击“好” 点击“确定” 选择“允许” 选择允许 请务必 必须允许 必须授权 务必允许 务必开启 后面请同意 打开该服务 设置->隐私
            """
        ),
        pleas: words("请允许 请您允许 请同意 请您同意 请打开权限 请开启 请授权 请授予"),
        placeholders: words(
            """
            测试 待填写 待补充 占位 占位符 无 暂无 描述 说明 用途 用途说明 权限说明 权限描述 文案 请填写 请输入 理由 原因 苹果要求 系统要求 必填 未使用 不使用 默认 示例 权限
            随便 随便写 随便写写 任意 你好 测试文本 测试文字 测试一下
            """
        ),
        templates: words(
            "告诉用户 xxx xxxx 某某 此处填写 请根据实际情况填写 文案自定 自行填写 这里填写 这里写 在此处填写 在此填写 在这里填写 描述你的应用为什么 说明你的应用为什么 描述您的应用为什么"
        ),
        standIns: words("占位 占位符 描述 说明"),
        standInFiller: words("文本 文字 内容 用途 测试 示例 里是 里 填写"),
        foreignActors: words("本sdk 该sdk 此sdk 第三方sdk 本插件 该插件 此插件 第三方库"),
        background: words("后台 背景 始终 持续 退出 锁屏 锁定 未使用 不使用 关闭 一直 期间 到达 离开 进入 全程 接近"),
        tracking: words(
            "个性化广告 定向广告 精准广告 精准投放 广告投放 广告追踪 跨应用追踪 跨应用跟踪 追踪您 跟踪您 追踪你 跟踪你 共享给第三方 分享给第三方 提供给第三方"
        ),
        negations: words("不会 不用于 不 未经 绝不 从不 禁止 没有"),
        circular: ["face-id": ["安全", "验证", "认证"]],
        namedUses: words("语音搜索 语音搜寻"),
        defaults: [
            // Samples of public packages.
            "我们需要通过您的地理位置信息获取您周边的相关数据", "通过您的地理位置信息获取您周边的相关数据",
            // uni-app's and uni-app x's samples, and the modules of uni-app x.
            "uni api 功能演示需读取相册", "uni api 功能演示需读写相册", "uni api 功能演示需访问位置信息", "uni api 功能演示需在后台期间访问位置信息",
            "需要您的同意，才能使用摄像头，以便于相机拍摄", "需要您的同意，才能使用麦克风，以便于录制音频", "需要您的同意，才能访问相册，以便于保存图像",
            "需要您的同意，才能访问相册，以便于图像选取", "允许使用定位权限吗", "允许一直使用定位权限", "允许仅在app运行期间使用定位权限", "使用期间获取位置权限",
            "这里需要您临时授权高精度定位权限,一次临时授权时效仅app一个周期内, 每次硬启动都需要临时授权",
        ]
    )

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
