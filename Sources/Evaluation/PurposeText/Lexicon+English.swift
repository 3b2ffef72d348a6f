extension Lexicon {
    static let english = Lexicon(
        isSpaced: true,
        filler: words(
            """
            a an the this that these those your you user users user's our we us it its i my me their them they app apps app's
            application applications program programs app's application's and or of on in to for with from by at as so is
            are be been was will would can could may might must should shall do does if when while only also please like have has had having able lets let
            need needs needed require requires required requiring requirement want wants access accesses accessing accessed
            use uses used using usage permission permissions permit permits allow allows allowed allowing grant grants
            granted request requests requested requesting ask asks asking authorization authorize authorise authorized
            enable enables enabled order purpose purposes reason reasons because due certain some any all other such which
            device device's phone phones iphone ipad ios apple here there into inside within via through get got then up always
            current currently now continue directly available data rights cannot can't without know knowing just
            individual own constant constantly whether background foreground both help helps
            helping
            """
        ),
        resources: [
            "camera": words(
                "camera cameras photo photos photograph photographs picture pictures video videos image images"
            ),
            "microphone": words("microphone microphones mic audio sound sounds voice"),
            "photo-library": words(
                "photo photos photograph photographs picture pictures image images video videos media library album albums gallery roll camera"
            ),
            "location": words("location locations gps position positions geolocation whereabouts"),
            "contacts": words("contact contacts list address book addressbook phonebook"),
            "calendar": words("calendar calendars event events"),
            "reminders": words("reminder reminders"),
            "bluetooth": words("bluetooth ble peripheral peripherals nearby devices accessory accessories"),
            "local-network": words("local network networks lan wifi wi-fi devices services"),
            "motion": words(
                "motion motions movement fitness activity sensor sensors accelerometer gyroscope pedometer"
            ),
            "health": words("health healthkit data healthcare"),
            "homekit": words("home homekit accessories"),
            "media-library": words("media multimedia music audio library apple itunes songs"),
            "speech-recognition": words("speech voice recognition recognize recognise recognizing"),
            "siri": words("siri sirikit kit shortcuts"),
            "tracking": words("tracking track identifier identifiers idfa activity data"),
            "face-id": words("face id faceid biometric biometrics touch data"),
            "nfc": words("nfc tag tags"),
        ],
        distinctive: [
            "camera": ["camera"], "microphone": ["microphone", "mic"],
            "photo-library": ["photo library", "photo album", "photos", "photo gallery"],
            "location": ["location", "gps"],
            "contacts": ["contacts", "address book"], "calendar": ["calendar", "calendars"], "reminders": ["reminders"],
            "bluetooth": ["bluetooth"], "face-id": ["face id"], "nfc": ["nfc"], "health": ["health data"],
            "speech-recognition": ["speech recognition"],
        ],
        access: [
            "access", "access to", "access your", "access to your", "access the", "access to the", "use your",
            "uses your",
            "use the", "uses the", "using your", "need your", "needs your", "requires your",
        ],
        ordinaryUse: words(
            """
            take takes taking capture captures capturing record records recording save saves saving store stores storing
            add adds adding read reads reading write writes writing choose chooses choosing select selects selecting pick
            picks picking upload uploads uploading process processes processing get gets getting view views viewing open
            opens opening show shows showing display displays displaying load loads
            loading import imports importing make makes making connect connects connecting find finds finding detect detects
            detecting discover discovers discovering retrieve collect collects collecting obtain obtains turn interact manage
            manages managing communicate communicates edit edits create creates update updates updating
            """
        ),
        saving: ["save", "saves", "saving", "store", "stores", "export", "download", "downloads"],
        choosing: [
            "choose", "select", "pick", "upload", "share", "import", "attach", "send", "add", "set", "scan", "find",
            "show",
            "shows", "display", "view", "edit", "use", "read", "reads", "search", "post", "publish", "browse", "access",
            "profile",
        ],
        vague: words(
            """
            properly correctly normally work works working function functions functioning functional functionality
            functionalities feature features service services experience experiences improve improves improving improvement
            better best enhance enhances enhancing enhanced optimize optimizes optimise optimizing optimal provide provides
            providing offer offers operation operations operate operates running run runs core basic full fully smoothly
            various related relevant internal necessary important essential quality content personalized personalised
            personalize customized customize convenient convenience conveniently secure securely demonstrate demonstrates
            demo demonstration example sample purposes things stuff information additional details
            local location-based testing integration
            """
        ),
        marketing: [
            "best in class", "number one", "no.1", "#1", "% off", "free trial", "most popular app", "award-winning",
            "world's best", "world's leading", "world's largest", "world's most",
            "conversion rate", "boost sales", "unlimited access", "exclusive offers",
            "join millions", "amazing", "incredible", "revolutionary",
        ],
        instructions: [
            "please tap", "please press", "please click", "tap allow", "press allow", "click allow", "tap ok",
            "press ok", "choose allow", "select allow", "please select allow", "you must allow", "you must accept",
            "you must grant", "you have to allow", "must accept the", "make sure to allow",
        ],
        pleas: [
            "please allow", "please grant", "please enable", "please give", "please accept", "please agree",
            "please permit",
        ],
        placeholders: [
            "todo", "tbd", "fixme", "xxx", "n/a", "na", "none", "null", "nil", "test", "testing", "text", "string",
            "asdf", "foo",
            "bar", "placeholder", "description", "usage description", "purpose", "reason", "your reason",
            "your reason here", "your text", "your message",
            "your message here", "your text here", "add reason", "add your reason here", "insert reason", "explain why",
            "reason for use", "reason here", "message", "required", "required by apple", "apple requires this",
            "needed",
            "not used", "unused", "ignore", "because", "why", "some text", "dummy", "dummy text", "default", "temp",
            "sample text",
            "change me", "changeme", "replace me", "why is my app authenticating using face id?", "permission",
            "privacy",
            "used by third party sdk", "this is not used", "not in use", "just because", "needed by apple",
            "abc", "abcd", "qwerty", "anything", "something", "whatever", "blah", "hello", "hello world",
        ],
        templates: [
            "xxx", "xxxx", "xxxxx", "lorem ipsum", "your message to user", "should never see this",
            "insert your reason",
            "very good reason", "description of why", "why your app needs", "reason why your app", "why you require",
            "bla bla", "blah blah", "blabla", "insert your text", "put your reason", "put your text",
            "your reason here", "your text here",
            "your description here", "app name here", "appname", "myappname",
            "custom text shown", "custom message shown", "text shown in the permission", "text goes here",
            "message goes here", "description goes here", "reason goes here", "purpose goes here",
            "explanation goes here", "string goes here",
        ],
        standIns: ["placeholder", "placeholders", "description", "descriptions", "descriptive", "dummy"],
        standInFiller: ["text", "string", "message", "insert", "enter", "put", "goes", "default", "sample"],
        foreignActors: [
            "this sdk", "the sdk", "sdk needs", "sdk uses", "this plugin", "the plugin", "third-party library",
            "third party sdk",
        ],
        background: [
            "background", "not using", "not in use", "not open", "closed", "even when", "always", "at all times",
            "while you",
            "locked", "in your pocket", "automatically", "arrive", "leave", "during", "continuous", "continuously",
            "screen is off", "geofence", "geofencing",
        ],
        tracking: [
            "personalized ads", "personalised ads", "personalized advertising", "personalised advertising",
            "personalized advertisements", "targeted ads", "targeted advertising", "relevant ads", "interest-based ads",
            "track you across", "tracking you", "track your activity", "with third parties", "with advertisers",
            "with our advertising partners", "with ad networks",
        ],
        negations: ["not", "never", "don't", "doesn't", "won't", "no"],
        circular: ["face-id": ["security", "authentication", "verification", "user authentication"]],
        namedUses: ["voice search", "edit your photos", "edit your pictures", "edit your videos", "can edit them"],
        defaults: [
            // React Native, as react-native-image-picker has them.
            "would like access to your photo gallery", "would like to use your camera",
            "would like to use your microphone (for videos)", "would like to your microphone (for videos)",
            "would like to save photos to your photo gallery", "would like to use your microphone",
            // Expo.
            "allow this app to collect app-related data that can be used for tracking you or your device",
            "allow to save photos", "allow to access your device motion", "allow to use face id",
            "allow to securely recognize user speech", "interact with nearby nfc devices",
            "allow to check health info", "allow to update health info", "authentication with touchid or faceid",
            // Cordova.
            "need camera access to take pictures", "need photo library access to get pictures from there",
            "need location access to find things nearby", "need photo library access to save pictures there",
            "need microphone access to record sounds", "need contacts access to search friends",
            "this app requires access to your location when the screen is on and the app is displayed",
            "this app requires constant access to your location in order to track your position, even when the screen is off",
            // Capacitor.
            "to take photos and video", "store camera photos to camera", "to pick photos from library",
            // Flutter samples.
            "always and when in use!", "can i have location always?", "older devices need location.",
            "used to demonstrate image picker plugin", "need location when in use",
            // Advertising: Google Mobile Ads and AppLovin MAX.
            "this identifier will be used to deliver personalized ads to you",
            "this only uses device info for less annoying, more relevant ads",
            "this only uses device info for more interesting and relevant ads",
            "this uses device info for more personalized ads and content",
            "pressing \"allow\" uses device info for more relevant ad content",
            // Bluetooth packages.
            "our app uses bluetooth to find, connect and transfer data between different devices",
            "the app uses bluetooth to find, connect and transfer data between different devices",
        ]
    )

    /// The words of a text that is laid out over several lines.
    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
