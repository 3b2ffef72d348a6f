package import Catalog

extension ProblemKind {
    /// The failure in a few words, the same in every answer of the kind.
    package var title: Localized {
        switch self {
        case .malformedRequest:
            Localized(english: "The request is malformed", simplifiedChinese: "请求格式不正确")
        case .badParameter:
            Localized(english: "A parameter cannot be used", simplifiedChinese: "有参数无法使用")
        case .malformedBody:
            Localized(english: "The body cannot be read", simplifiedChinese: "请求正文无法解析")
        case .noSuchRoute:
            Localized(english: "Nothing is served at this path", simplifiedChinese: "该路径下没有内容")
        case .unknownName:
            Localized(english: "The table does not hold this name", simplifiedChinese: "数据表中没有这个名称")
        case .unknownDataset:
            Localized(english: "This dataset is not loaded", simplifiedChinese: "该数据集未载入")
        case .unknownEvaluation:
            Localized(english: "This evaluation is not kept", simplifiedChinese: "没有保存这次评估")
        case .methodNotAllowed:
            Localized(english: "The path does not take this method", simplifiedChinese: "该路径不支持此方法")
        case .notAcceptable:
            Localized(english: "No acceptable form of answer", simplifiedChinese: "没有可接受的响应格式")
        case .requestTimeout:
            Localized(english: "The request took too long to arrive", simplifiedChinese: "请求传输超时")
        case .preconditionFailed:
            Localized(english: "A condition of the request does not hold", simplifiedChinese: "请求的前提条件不成立")
        case .contentTooLarge:
            Localized(english: "The body is too large", simplifiedChinese: "请求正文过大")
        case .uriTooLong:
            Localized(english: "The request target is too long", simplifiedChinese: "请求目标过长")
        case .unsupportedMediaType:
            Localized(english: "The body is of a type that is not read here", simplifiedChinese: "不支持该类型的请求正文")
        case .rangeNotSatisfiable:
            Localized(english: "The range lies outside the answer", simplifiedChinese: "请求的范围超出了内容长度")
        case .expectationFailed:
            Localized(english: "An expectation cannot be met", simplifiedChinese: "无法满足 Expect 的要求")
        case .misdirectedRequest:
            Localized(english: "The request was meant for another server", simplifiedChinese: "请求发错了服务器")
        case .neverReleasedVersion:
            Localized(english: "This version never existed", simplifiedChinese: "该版本从未发布")
        case .unusableRequest:
            Localized(english: "The request is well-formed but cannot be used", simplifiedChinese: "请求格式正确，但内容无法处理")
        case .tooManyRequests:
            Localized(english: "Too many requests", simplifiedChinese: "请求过于频繁")
        case .headerTooLarge:
            Localized(english: "The header is too large", simplifiedChinese: "请求头过大")
        case .internalError:
            Localized(english: "The service failed", simplifiedChinese: "服务内部出错")
        case .notImplemented:
            Localized(english: "This is not implemented", simplifiedChinese: "尚未实现")
        case .unavailable:
            Localized(english: "The service is not available now", simplifiedChinese: "服务暂时不可用")
        case .httpVersionNotSupported:
            Localized(english: "This HTTP version is not spoken here", simplifiedChinese: "不支持该 HTTP 版本")
        }
    }

    /// What a client can do about it.
    package var remedy: Localized {
        switch self {
        case .malformedRequest:
            Localized(
                english: "The bytes sent are no valid HTTP/1.1 request, or the target has a broken percent escape. "
                    + "The detail names the place. Send the same request with any common HTTP client to compare.",
                simplifiedChinese: "发送的内容不是有效的 HTTP/1.1 请求，或目标中的百分号转义有误。detail 字段会指出位置；可用常见的 HTTP 客户端发送同一请求作对照。"
            )
        case .badParameter:
            Localized(
                english: "A query parameter is unknown, given twice, or has a value outside its range. Each entry of "
                    + "errors names one parameter and what it takes. The parameters of each path are listed in "
                    + "/openapi.json.",
                simplifiedChinese: "查询参数未知、重复，或取值超出范围。errors 中的每一项对应一个参数，并说明它接受什么值。各路径的参数见 /openapi.json。"
            )
        case .malformedBody:
            Localized(
                english: "The body is not what its Content-Type says: the JSON does not parse, or the form breaks off. "
                    + "The detail gives the line and column, or the number of the part.",
                simplifiedChinese: "正文与其 Content-Type 不符：JSON 无法解析，或表单不完整。detail 字段给出行列位置，或表单分段的序号。"
            )
        case .noSuchRoute:
            Localized(
                english:
                    "Check the path. Every path is listed in /openapi.json; a slash inside a name is sent as %2F, and "
                    + "no path ends in a slash.",
                simplifiedChinese: "请检查路径。所有路径见 /openapi.json；名称中的斜杠要写成 %2F，路径末尾不带斜杠。"
            )
        case .unknownName:
            Localized(
                english:
                    "Nothing in the table bears this name. That does not mean that the name is fine: it is not known. "
                    + "nearest lists the names that come closest; /v1/search looks further.",
                simplifiedChinese: "数据表中没有任何条目使用这个名称。这并不表示名称没有问题，只表示未知。nearest 列出最接近的名称；更多结果可用 /v1/search 查找。"
            )
        case .unknownDataset:
            Localized(
                english: "dataset pins an answer to one loaded version of the table. /v1/datasets lists those that are "
                    + "loaded; without the parameter the newest one answers.",
                simplifiedChinese: "dataset 参数把响应固定在某个已载入的数据版本。已载入的版本见 /v1/datasets；不带该参数时使用最新版本。"
            )
        case .unknownEvaluation:
            Localized(
                english:
                    "Evaluations are kept for some days and up to a size, and whoever knows the id can delete one. "
                    + "Submit the documents again: the same submission gets the same id on the same day.",
                simplifiedChinese: "评估结果只保存若干天，总大小也有上限，知道编号的人还可以将其删除。请重新提交文件：同一天提交相同内容，编号不变。"
            )
        case .methodNotAllowed:
            Localized(
                english: "The header Allow lists the methods that this path takes.",
                simplifiedChinese: "响应头 Allow 列出该路径支持的方法。"
            )
        case .notAcceptable:
            Localized(
                english:
                    "Accept, or the parameter format, asks for a form in which this answer does not exist. The detail "
                    + "lists the forms that do.",
                simplifiedChinese: "Accept 请求头或 format 参数要求的格式不存在。detail 字段列出可用的格式。"
            )
        case .requestTimeout:
            Localized(
                english: "The connection was open too long without a whole request. Send it again on a new connection.",
                simplifiedChinese: "连接已打开，但长时间没有收到完整的请求。请在新连接上重新发送。"
            )
        case .preconditionFailed:
            Localized(
                english:
                    "If-Match or If-Unmodified-Since names another state of the answer. Fetch it again without the "
                    + "condition.",
                simplifiedChinese: "If-Match 或 If-Unmodified-Since 指向的是另一个版本。请去掉条件重新获取。"
            )
        case .contentTooLarge:
            Localized(
                english:
                    "Send fewer or smaller documents in one request. Only configuration files are needed, never the "
                    + "application itself.",
                simplifiedChinese: "请减少一次请求中的文件数量或大小。只需要配置文件，不需要应用本身。"
            )
        case .uriTooLong:
            Localized(
                english: "Send long values in the body of a POST request instead: many names in one request go to "
                    + "POST /v1/apis:resolve.",
                simplifiedChinese: "请把较长的内容放进 POST 请求的正文；一次查询多个名称可用 POST /v1/apis:resolve。"
            )
        case .unsupportedMediaType:
            Localized(
                english:
                    "Set Content-Type to application/json or multipart/form-data. curl -d sends a form unless told "
                    + "otherwise: add -H 'Content-Type: application/json'. To send one raw document, name it with the "
                    + "parameter path.",
                simplifiedChinese: "请把 Content-Type 设为 application/json 或 multipart/form-data。curl -d 默认按表单发送，需加上 "
                    + "-H 'Content-Type: application/json'。若正文就是一个文件，请用 path 参数给出它的路径。"
            )
        case .rangeNotSatisfiable:
            Localized(
                english: "Range asks for octets behind the end. Content-Range tells the length of the answer in the "
                    + "coding that was asked for; a download that is resumed there is complete already.",
                simplifiedChinese: "Range 请求的字节在内容末尾之后。Content-Range 给出该编码下内容的长度；如果是续传，说明下载已经完成。"
            )
        case .expectationFailed:
            Localized(
                english: "The only expectation known is 100-continue. Leave the header Expect out.",
                simplifiedChinese: "只支持 100-continue。请去掉 Expect 请求头。"
            )
        case .misdirectedRequest:
            Localized(
                english: "The request names a scheme or host that this service does not answer for.",
                simplifiedChinese: "请求中的协议或主机不由本服务负责。"
            )
        case .neverReleasedVersion:
            Localized(
                english: "Apple went from iOS 18 to iOS 26: the versions 19 to 25 do not exist. Use 18 or 26.",
                simplifiedChinese: "Apple 从 iOS 18 直接跳到 iOS 26，19 到 25 并不存在。请使用 18 或 26。"
            )
        case .unusableRequest:
            Localized(
                english:
                    "The body was read, but something in it has the wrong type, an unknown name or a value outside its "
                    + "range. Each entry of errors points at one place. The shapes are described in /openapi.json.",
                simplifiedChinese: "正文已读取，但其中有类型不对、名称未知或取值超出范围的内容。errors 中的每一项指向一处。各结构的说明见 /openapi.json。"
            )
        case .tooManyRequests:
            Localized(
                english:
                    "Wait for the seconds that Retry-After gives. Answers may be kept for five minutes, and several "
                    + "names fit into one POST /v1/apis:resolve.",
                simplifiedChinese: "请等待 Retry-After 给出的秒数。响应可以缓存五分钟，多个名称也可以合并到一次 POST /v1/apis:resolve。"
            )
        case .headerTooLarge:
            Localized(
                english: "Send fewer or shorter header fields. Cookies are never needed here.",
                simplifiedChinese: "请减少或缩短请求头字段。本服务不使用 Cookie。"
            )
        case .internalError:
            Localized(
                english: "This is our fault, not yours. The instance names the request in our log: please report it.",
                simplifiedChinese: "这是服务端的问题，与您的请求无关。请把 instance 中的请求编号报告给我们。"
            )
        case .notImplemented:
            Localized(
                english: "The request uses a part of HTTP that is not supported here, such as another transfer coding.",
                simplifiedChinese: "请求使用了本服务不支持的 HTTP 功能，例如其他传输编码。"
            )
        case .unavailable:
            Localized(
                english:
                    "The service is starting, stopping or full. Try again after the seconds that Retry-After gives.",
                simplifiedChinese: "服务正在启动、停止或已满载。请在 Retry-After 给出的秒数之后重试。"
            )
        case .httpVersionNotSupported:
            Localized(english: "Use HTTP/1.1 or HTTP/1.0.", simplifiedChinese: "请使用 HTTP/1.1 或 HTTP/1.0。")
        }
    }
}
