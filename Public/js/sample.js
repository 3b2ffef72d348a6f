const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
`;

/** Files with faults that are met often. */
export const sample = {
  "PrivacyInfo.xcprivacy": `${head}	<key>NSPrivacyTracking</key>
	<true/>
	<key>NSPrivacyTrackingDomains</key>
	<array/>
	<key>NSPrivacyAccessedAPITypes</key>
	<array>
		<dict>
			<key>NSPrivacyAccessedAPIType</key>
			<string>NSPrivacyAccessedAPICategoryDiskSpace</string>
			<key>NSPrivacyAccessedAPITypeReasons</key>
			<array>
				<string>CA92.1</string>
			</array>
		</dict>
		<dict>
			<key>NSPrivacyAccessedAPIType</key>
			<string>Photo Library</string>
			<key>NSPrivacyAccessedAPITypeReasons</key>
			<array>
				<string>35A3.1</string>
			</array>
		</dict>
	</array>
</dict>
</plist>
`,
  "Info.plist": `${head}	<key>MinimumOSVersion</key>
	<string>15.0</string>
	<key>NSPhotoLibraryUsageDescription</key>
	<string>This app requires photo library access to function properly.</string>
	<key>NSCameraUsageDescription</key>
	<string></string>
	<key>NSCalendarUsageDescription</key>
	<string>Shows your meetings beside the timetable.</string>
</dict>
</plist>
`,
};
