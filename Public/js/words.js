import { language } from "./texts.js";

/** How members, kinds and values of the data are called on the page: English, Chinese. */
const words = {
  about: ["About", "相关"], access_levels: ["Access levels", "访问级别"], aliases: ["Also known as", "别名"], category: ["Category", "类别"],
  certainty: ["Certainty", "确定程度"], codes: ["Codes", "错误码"], companions: ["Goes with", "配套的键"], conditions: ["Conditions", "条件"],
  confidence: ["Confidence", "可信度"], covers: ["Covers", "涵盖"], deprecated: ["Deprecated", "弃用于"],
  deprecation_announced: ["Deprecation announced", "已宣布弃用"], display_name: ["Name in Xcode", "Xcode 中的名称"], effect: ["Effect", "影响"],
  enforced_since: ["Enforced since", "开始执行"], examples: ["Examples", "示例"], explanation: ["Explanation", "说明"], fact: ["See fact", "参见"],
  facts: ["See facts", "参见"], fix: ["Fix", "改法"], for: ["May be declared by", "可由谁声明"], framework: ["Framework", "框架"],
  frameworks: ["Frameworks", "框架"], group: ["Group", "分组"], if_missing: ["If missing", "缺少时"], if_missing_confidence: ["How sure", "把握程度"],
  ineffective_from_sdk: ["No effect from SDK", "自此 SDK 起无效"], inputs: ["Reads", "读取"], introduced: ["Introduced", "引入于"], issuer: ["Issued by", "来自"],
  keys: ["Info.plist keys", "Info.plist 键"], may_leave_device: ["Data may leave the device", "数据可离开设备"], meaning: ["Meaning", "含义"], name: ["Name", "名称"],
  names: ["Names", "名称"], needed_by: ["Needed by", "哪些 API 需要"], notes: ["Notes", "备注"], obsoleted: ["Removed", "移除于"], permission: ["Permission", "权限"],
  permissions: ["Permissions", "权限"], platforms: ["Platforms", "平台"], reasons: ["Reasons", "理由代码"], replaced_by: ["Replaced by", "替代为"],
  replacements: ["Use instead", "改用"], required: ["Required", "是否必需"], required_keys: ["Needs keys", "需要的键"], required_reason_category: ["Required-reason category", "需说明理由的类别"],
  required_when: ["Needed when", "何时需要"], review_risk: ["Review risk", "审核风险"], role: ["Role", "作用"], rule: ["Rule", "规则"], sdk_only: ["For SDKs only", "仅限 SDK"],
  severity: ["Severity", "级别"], sources: ["Sources", "来源"], statement: ["Statement", "说法"], status: ["Status", "状态"], summary: ["Summary", "概要"],
  symbols: ["Symbols", "符号"], title: ["Title", "标题"], truth: ["Truth", "事实"], type: ["Type", "类型"], verdict: ["Verdict", "结论"], verified: ["Checked on", "核对日期"],
  where_reported: ["Reported where", "在哪里报告"], slug: ["Short name", "简称"], texts: ["Texts", "文案"],
  apis: ["API", "API"], "privacy-categories": ["privacy category", "隐私类别"], "privacy-reasons": ["privacy reason", "隐私理由"],
  "privacy-data-types": ["data type", "数据类型"], "privacy-purposes": ["purpose", "用途"], "required-reason-apis": ["required-reason API", "需说明理由的 API"],
  "privacy-manifest-keys": ["manifest key", "清单键"], "review-codes": ["review code", "审核代码"], guidelines: ["guideline", "审核指南"], "background-modes": ["background mode", "后台模式"],
  matrix: ["change", "变化"], timeline: ["dated change", "政策日期"], symptoms: ["symptom", "现象"],
  how_checked: ["Checked by", "由谁检查"], automatic: ["the upload check", "上传检查"], human: ["App Review", "App 审核"],
  needs: ["Needs", "需要"], value_type: ["Type", "类型"], values: ["Values", "取值"], granted: ["Granted", "获取方式"],
  area: ["Area", "领域"], change_kind: ["Kind of change", "变化类型"], date: ["Date", "日期"], detail: ["Detail", "说明"],
  change: ["Change", "变化"], applies_to: ["Applies to", "适用于"], topic: ["Topic", "主题"], superseded_on: ["Superseded on", "被取代日期"],
  causes: ["Causes", "原因"], cause: ["Cause", "原因"], check: ["Check", "检查"], rank: ["Rank", "次序"], never: ["It is not", "并非"],
  words: ["Also said", "常见说法"], rules: ["rule", "规则"],
  "info-plist": ["Info.plist", "Info.plist"], "privacy-manifest": ["privacy manifest", "隐私清单"], entitlements: ["entitlements", "权利文件"],
  "info-plist-strings": ["InfoPlist.strings", "InfoPlist.strings"], "info-plist-catalog": ["InfoPlist.xcstrings", "InfoPlist.xcstrings"],
  podfile: ["Podfile", "Podfile"], "podfile-lock": ["Podfile.lock", "Podfile.lock"], podspec: ["podspec", "podspec"],
  "package-resolved": ["Package.resolved", "Package.resolved"], pubspec: ["pubspec.yaml", "pubspec.yaml"],
  "pubspec-lock": ["pubspec.lock", "pubspec.lock"], "package-json": ["package.json", "package.json"],
  "package-lock": ["package-lock.json", "package-lock.json"], "yarn-lock": ["yarn.lock", "yarn.lock"],
  "pnpm-lock": ["pnpm-lock.yaml", "pnpm-lock.yaml"], "expo-config": ["Expo configuration", "Expo 配置"],
  "wechat-app": ["WeChat app.json", "微信小程序 app.json"], "wechat-project": ["WeChat project", "微信小程序项目配置"],
  "uniapp-manifest": ["UniApp manifest", "UniApp manifest"], "uniapp-pages": ["UniApp pages", "UniApp 页面配置"],
  "capacitor-config": ["Capacitor configuration", "Capacitor 配置"], "cordova-config": ["Cordova configuration", "Cordova 配置"],
  "cordova-plugin": ["Cordova plugin", "Cordova 插件"],
  archive: ["archive", "压缩包"], "objective-c": ["Objective-C", "Objective-C"], dart: ["Dart", "Dart"], javascript: ["JavaScript", "JavaScript"], typescript: ["TypeScript", "TypeScript"],
  "upload-rejected": ["upload refused", "上传被拒"], "review-risk": ["review risk", "审核风险"], crash: ["crash", "崩溃"], "silent-failure": ["fails silently", "静默失败"],
  ineffective: ["no effect", "无效果"], "build-failure": ["build fails", "构建失败"], advice: ["advice", "建议"], silent: ["nothing happens", "没有反应"],
  denied: ["access is denied", "访问被拒"], "generic-prompt": ["generic prompt", "通用弹窗"],
  documented: ["documented", "有文档"], "multi-source": ["several reports", "多个报告"], "single-source": ["one report", "单一来源"], "from-memory": ["from memory", "凭经验"],
  reason_details: ["Reasons", "理由"], symbol_details: ["Symbols", "符号"], bad: ["Wrong", "错误示例"], good: ["Right", "正确示例"], variant: ["Case", "情形"], when: ["When", "条件"],
  key: ["Key", "键"], from: ["From iOS", "自 iOS"], below: ["Below iOS", "低于 iOS"], swift: ["Swift", "Swift"], objc: ["Objective-C", "Objective-C"], c: ["C", "C"], ios: ["iOS", "iOS"],
  id: ["Name", "名称"], kind: ["Kind", "类别"], arguments: ["With", "参数"], note: ["note", "提示"], warning: ["warning", "警告"], error: ["error", "错误"],
  known: ["exists", "存在"], phantom: ["does not exist", "不存在"], private: ["private", "私有"], certain: ["certain", "确定"], likely: ["likely", "很可能"], possible: ["possible", "可能"],
  asks: ["asks for it", "请求权限"], reports: ["reports the state", "报告状态"], gated: ["needs it", "受权限限制"],
  none: ["none", "无"], low: ["low", "低"], medium: ["medium", "中"], high: ["high", "高"], true: ["yes", "是"], false: ["no", "否"], partly: ["partly", "部分属实"],
};

/** The page's word for `name`, or `name` itself where it is one of the data's own. */
export function word(name) {
  const found = words[String(name)];
  return found ? found[language() === "en" ? 0 : 1] : String(name);
}
