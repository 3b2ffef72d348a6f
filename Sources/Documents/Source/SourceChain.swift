/// An expression of names and calls: `UNUserNotificationCenter.current().requestAuthorization(options: [])`.
struct SourceChain {
    enum Root {
        /// A type, with the types around it: `AVCaptureDevice.DeviceType`.
        case type(String)
        /// A variable, or a property of `self`.
        case variable(String)
    }

    struct Call {
        /// `nil` where there is a closure, but no parentheses.
        var labels: [String]?
        var trailingClosures = 0
        var arguments: [SourceReference.Argument] = []
    }

    struct Link {
        /// Index of the name's token; that of the root for a call of the root itself.
        let token: Int
        /// `nil` for a call of what stands before.
        let name: String?
        let call: Call?
    }

    let token: Int
    let root: Root
    var links: [Link]
    /// Index of the token behind the chain.
    var end: Int

    /// Members that give an instance of the type whose members they are.
    static let instances: Set = [
        "shared", "sharedInstance", "default", "current", "standard", "main", "processInfo", "defaultCenter",
        "currentNotificationCenter", "sharedApplication", "standardUserDefaults", "sharedManager",
        "sharedPhotoLibrary", "defaultManager", "mainBundle", "currentDevice", "mainScreen", "generalPasteboard",
        "general", "local", "sharedScheduler", "sharedRecorder", "systemMusicPlayer", "applicationMusicPlayer",
        "localPlayer",
        "sharedLocalPlayer", "defaultStore", "defaultQueue", "currentUserNotificationCenter",
    ]

    /// The call behind the root: `CLLocationManager()`, or that of `init`.
    var construction: Call? {
        guard let first = links.first, first.name == nil || first.name == "init" else { return nil }
        return first.call
    }

    /// The type of the whole expression, where it is an instance of its root.
    var instanceType: String? {
        if let last = links.last?.name, Self.attributeReaders.contains(last) { return Self.fileAttributes }
        guard case .type(let type) = root, !links.isEmpty else { return nil }
        var rest = links[...]
        if construction != nil { rest = rest.dropFirst() }
        return rest.allSatisfy { link in
            link.name.map(Self.instances.contains) == true && link.call?.labels?.isEmpty ?? true
                && link.call?.trailingClosures ?? 0 == 0
        } ? type : nil
    }

    /// What methods that read a file's attributes give.
    static let fileAttributes = "[FileAttributeKey: Any]"
    static let attributeReaders: Set = ["attributesOfItem", "attributesOfFileSystem"]
}
