/** The page's own words. What the service says comes in the right language by itself. */
const texts = {
  en: {
    skip: "Skip to content", tagline: "What iOS permissions need, and whether your files provide it.",
    navSearch: "Search the table", navCheck: "Check files", navAPI: "API",
    searchLabel: "API, key, code, permission or a word", results: "Results", examples: "For example:",
    found: (n, total) => (total === 0 ? "Nothing found." : `${n} of ${total} shown.`),
    searching: "Searching …", failed: "The service did not answer: ",
    versions: "Verdict by iOS version", known: "known", phantom: "does not exist", private: "private",
    available: "available", deprecated: "deprecated", unavailable: "not yet", obsoleted: "removed", ineffective: "no effect", nonexistent: "does not exist",
    dropHint: "Drop Info.plist, PrivacyInfo.xcprivacy or entitlements here, or", chooseFiles: "Choose files", pasteText: "Paste text",
    trySample: "Try a faulty sample", target: "Built for", minIOS: "Oldest iOS", sdk: "SDK", kind: "Kind", kindApp: "App", kindSDK: "SDK",
    notSaid: "not said", apis: "APIs used, one a line", check: "Check", remove: "Remove", fileName: "File name", fileText: "Text of the file",
    checking: "Checking …", nothing: "Add a file or an API first.", fail: "Would be refused or fail", warn: "Has warnings", pass: "Nothing wrong found",
    error: "error", warning: "warning", note: "note", errors: (n) => `${n} ${n === 1 ? "error" : "errors"}`, warnings: (n) => `${n} ${n === 1 ? "warning" : "warnings"}`,
    notes: (n) => `${n} ${n === 1 ? "note" : "notes"}`, why: "Why", fix: "Fix", patch: "JSON patch", sources: "Sources", because: "Because of",
    lines: (n) => `${n} more ${n === 1 ? "line" : "lines"}`, unread: (n) => `${n} ${n === 1 ? "file" : "files"} not read`,
    notJudged: "Nothing could be judged", colon: ": ", more: "Show more", back: "Back to the results", elsewhere: "Not in a submitted file", noFindings: "No finding in this file.", requiredKeys: "Keys that are needed",
    missing: "missing", present: "present", ignored: "not read", unreadable: "cannot be read", dataset: "Dataset", near: "Did you mean", binary: "Binary file: places are byte offsets.",
    offset: "byte",
  },
  "zh-Hans": {
    skip: "跳到内容", tagline: "iOS 权限需要什么，你的配置对不对。",
    navSearch: "查表", navCheck: "检查文件", navAPI: "接口",
    searchLabel: "API、键、错误码、权限或关键词", results: "结果", examples: "例如：",
    found: (n, total) => (total === 0 ? "没有找到。" : `显示 ${n} 条，共 ${total} 条。`),
    searching: "正在查找……", failed: "服务没有响应：",
    versions: "各 iOS 版本的结论", known: "存在", phantom: "不存在", private: "私有",
    available: "可用", deprecated: "已弃用", unavailable: "尚未提供", obsoleted: "已移除", ineffective: "无效果", nonexistent: "不存在",
    dropHint: "把 Info.plist、PrivacyInfo.xcprivacy 或 entitlements 拖到这里，或者", chooseFiles: "选择文件", pasteText: "粘贴文本",
    trySample: "试试有错的样例", target: "构建目标", minIOS: "最低 iOS", sdk: "SDK", kind: "类型", kindApp: "App", kindSDK: "SDK",
    notSaid: "未说明", apis: "用到的 API，每行一个", check: "检查", remove: "移除", fileName: "文件名", fileText: "文件内容",
    checking: "正在检查……", nothing: "请先添加文件或 API。", fail: "会被拒绝或出错", warn: "有警告", pass: "没有发现问题",
    error: "错误", warning: "警告", note: "提示", errors: (n) => `${n} 个错误`, warnings: (n) => `${n} 个警告`, notes: (n) => `${n} 条提示`,
    why: "后果", fix: "改法", patch: "JSON 补丁", sources: "来源", because: "起因", lines: (n) => `还有 ${n} 行`, unread: (n) => `${n} 个文件未读取`,
    notJudged: "没有可以检查的内容", colon: "：", more: "显示更多", back: "回到结果", elsewhere: "不在已提交的文件里",
    noFindings: "这个文件没有问题。", requiredKeys: "需要的键", missing: "缺少", present: "已有", ignored: "未读取", unreadable: "无法读取", dataset: "数据集",
    near: "你要找的是不是", binary: "二进制文件：位置是字节偏移。", offset: "字节",
  },
};

const stored = () => { try { return localStorage.getItem("language"); } catch { return null; } };
const wanted = new URLSearchParams(location.search).get("lang") ?? stored() ?? navigator.language;
let current = /^zh/i.test(wanted) ? "zh-Hans" : "en";

export const language = () => current;

/** The page's text `key`, called with `values` where it counts something; the key itself for a word of the data. */
export function text(key, ...values) {
  const found = texts[current][key];
  if (found === undefined) return key;
  return typeof found === "function" ? found(...values) : found;
}

/** Words every element that carries `data-text`. */
export function wordPage() {
  document.documentElement.lang = current;
  for (const node of document.querySelectorAll("[data-text]")) node.textContent = text(node.dataset.text);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", text(node.dataset.label));
  for (const button of document.querySelectorAll("[data-language]"))
    button.setAttribute("aria-pressed", String(button.dataset.language === current));
}

export function setLanguage(next) {
  current = next;
  try { localStorage.setItem("language", next); } catch { /* private mode: the choice lasts for this page */ }
  wordPage();
}
