import Documents
import Testing

@Suite("Podfile")
struct PodfileReaderTests {
    static let sample = """
        # platform :ios, '12.0'
        platform :ios, '13.0'
        source "https://cdn.cocoapods.org/"
        permissions_path = '../node_modules/react-native-permissions/ios'

        =begin
        pod 'Commented'
        =end

        def shared # pod 'Commented'
          pod 'Alamofire', '~> 5.9', '>= 5.9.1'
          pod("Shared/Core", :git => "https://example.com/\\(x).git", :tag => 'v1') if ENV["X"] =~ /pod 'no'/
        end

        target 'Runner' do
          use_frameworks! :linkage => :static
          platform :ios, min_version
          pod 'Permission-Camera', :path => "#{permissions_path}/Camera"
          pod 'Local', path: '../Local', subspecs: %w[A B], modular_headers: true,
            configurations: ['Debug']
          setup_permissions([
            # 'AppTrackingTransparency',
            'Camera', # why
            'PhotoLibrary',
          ])
          # pod 'Commented'
          target 'RunnerTests' do
            inherit! :search_paths
            pod 'Quick'
          end
        end

        post_install do |installer|
          installer.pods_project.targets.each do |target|
            target.build_configurations.each do |config|
              config.build_settings['GCC_PREPROCESSOR_DEFINITIONS'] ||= [
                '$(inherited)',
                ## dart: PermissionGroup.camera
                'PERMISSION_CAMERA=1',
                # 'PERMISSION_CONTACTS=1',
                "PERMISSION_PHOTOS=0", '-DPERMISSION_EVENTS'
              ]
            end
          end
        end

        __END__
        pod 'Commented'

        """

    private func root(_ text: String) throws -> Node {
        try #require(TextFormat.podfile.read(Array(text.utf8)).root)
    }

    private func names(_ list: Node?) -> [String?] { (list?.elements ?? []).map { $0["name"]?.string } }

    @Test("Each statement that matters is there with its place, and nothing that is commented out")
    func statements() throws {
        let root = try root(Self.sample)
        let platforms = try #require(root["platforms"]?.elements)
        #expect(platforms.map { $0["version"]?.typeName } == ["string", "null"])
        #expect(platforms.first?["version"]?.string == "13.0")
        #expect(platforms.first?["version"]?.position.line == 2)
        #expect(platforms.first?["version"]?.position.column == 16)
        #expect(platforms.map { $0["target"]?.string } == [nil, "Runner"])
        #expect(
            names(root["pods"]) == ["Alamofire", "Shared/Core", "Permission-Camera", "Local", "Quick"]
        )
        let pods = try #require(root["pods"]?.elements)
        #expect(pods.map { $0["target"]?.string } == [nil, nil, "Runner", "Runner", "RunnerTests"])
        #expect(pods[0]["requirements"]?.elements?.map(\.string) == ["~> 5.9", ">= 5.9.1"])
        #expect(pods[1]["options"]?.entries?.map(\.key) == ["git", "tag"])
        #expect(pods[2]["options"]?["path"]?.string == "#{permissions_path}/Camera")
        #expect(pods[3]["options"]?["subspecs"]?.elements?.map(\.string) == ["A", "B"])
        #expect(pods[3]["options"]?["configurations"]?.elements?.map(\.string) == ["Debug"])
        #expect(pods[3]["options"]?["modular_headers"]?.boolean == true)
        #expect(root["frameworks"]?.elements?.map { $0["linkage"]?.string } == ["static"])
        #expect(root["permissions"]?.elements?.map(\.string) == ["Camera", "PhotoLibrary"])
        #expect(root["permissions"]?.elements?.first?.position.line == 23)
        #expect(names(root["macros"]) == ["PERMISSION_CAMERA", "PERMISSION_PHOTOS", "PERMISSION_EVENTS"])
        #expect(root["macros"]?.elements?.map { $0["value"]?.string } == ["1", "0", "1"])
    }

    @Test("What leaves code out is there, as a macro, a compiler's option, a constant and a variable")
    func leftOut() throws {
        let text = """
            Pod::PICKER_MEDIA = false
            Pod::PICKER_AUDIO = name
            $VCEnableLocation = false
            $VCEnableFrameProcessors == false
            puts $VCEnableLocation
            target 'Runner' do
              flags << '-D BYPASS_PERMISSION_IOSCHANGEPHOTOLIBRARY'
              definitions << 'BYPASS_PERMISSION_LOCATION_ALWAYS=1'
            end
            """
        let macros = try root(text)["macros"]?.elements ?? []
        #expect(
            macros.map { "\($0["name"]?.string ?? "")=\($0["value"]?.string ?? "")" } == [
                "Pod::PICKER_MEDIA=false", "$VCEnableLocation=false", "BYPASS_PERMISSION_IOSCHANGEPHOTOLIBRARY=1",
                "BYPASS_PERMISSION_LOCATION_ALWAYS=1",
            ]
        )
    }

    @Test("A call of setup_permissions is told, though it is given nothing")
    func calls() throws {
        func calls(_ text: String) throws -> [String?]? { try root(text)["calls"]?.elements?.map(\.string) }
        #expect(try calls("setup_permissions([\n  # 'Camera',\n])\n") == ["setup_permissions"])
        #expect(try calls("# setup_permissions(['Camera'])\n") == [])
    }

    @Test(
        "Permissions are read however the list is written",
        arguments: [
            "setup_permissions(['Camera', 'Contacts'])", "setup_permissions ['Camera', \"Contacts\"]",
            "setup_permissions([\n  'Camera',\n  # 'Siri',\n  'Contacts',\n])\n",
            "setup_permissions(%w[Camera Contacts])",
            "setup_permissions([\r\n'Camera',\r\n'Contacts'\r\n])", "setup_permissions([:Camera, :Contacts])",
        ]
    )
    func permissions(_ text: String) throws {
        #expect(try root(text)["permissions"]?.elements?.map(\.string) == ["Camera", "Contacts"])
    }

    @Test(
        "What only looks like a statement is none",
        arguments: [
            "puts 'pod \"A\"'", "x.pod 'A'", "# pod 'A'", "pod_name = 'A'", "puts <<~T\n  pod 'A'\nT",
            "y = a / 2 # /'\n",
            "if name =~ /pod 'A'\"/ then end", "def pod_target; end", "x = %q(pod 'A')", "puts `pod 'A'`", "pod name",
        ]
    )
    func noStatement(_ text: String) throws {
        #expect(try root(text)["pods"]?.elements?.isEmpty == true)
        #expect(TextFormat.podfile.read(Array(text.utf8)).faults == [])
    }

    @Test(
        "The target is that of the blocks around",
        arguments: [
            ("target 'A' do\n if x\n pod 'P'\n end\nend", "A"),
            ("target 'A' do\n [1].each do |i|\n pod 'P'\n end\nend", "A"),
            ("target 'A' do\n pod 'Q' if x\nend\npod 'P'", nil),
            ("target 'A' do\n while x do\n end\nend\npod 'P'", nil),
            ("target 'A' do\n y = if x then 1 else 2 end\nend\npod 'P'", nil),
            ("abstract_target 'A' do\n target 'B' do\n end\n pod 'P'\nend", "A"),
            ("target :A do\n x = begin\n 1\n end\n pod 'P'\nend", "A"), ("target('A') do pod 'P' end", "A"),
        ] as [(String, String?)]
    )
    func targets(_ text: String, _ target: String?) throws {
        #expect(try root(text)["pods"]?.elements?.last?["target"]?.string == target)
    }
}
