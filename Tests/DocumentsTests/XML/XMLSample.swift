/// A well-formed property list with every element, kind of text and prolog part.
let xmlSample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <!-- a comment - with a hyphen -->
    <plist version="1.0">
    <dict>
    \t<key>NSCameraUsageDescription</key>
    \t<string>扫描 &amp; “é” &#60;&#x1F600; ]] > end</string>
    \t<key>lines</key>
    \t<string>one
    two<![CDATA[<three> & ]] four]]></string>
    \t<key>numbers</key>
    \t<array>
    \t\t<integer>-42</integer>
    \t\t<integer>0x1F</integer>
    \t\t<real>1.5e3</real>
    \t\t<true/>
    \t\t<false />
    \t</array>
    \t<key>date</key>
    \t<date>2026-11-30T12:00:00Z</date>
    \t<key>data</key>
    \t<data>
    \tAQIDBA==
    \t</data>
    \t<key></key>
    \t<dict/>
    \t<?note to self?>
    \t<key>empty</key>
    \t<string></string>
    </dict>
    </plist>

    """
