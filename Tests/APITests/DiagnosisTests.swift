import API
import Foundation
import HTTPModel
import Testing

struct DiagnosisTests {
    private let client: InProcessClient

    init() throws { client = try InProcessClient() }

    private func diagnose(_ json: String) -> Response { client.post("/v1/diagnoses", json: json) }

    @Test(
        "A symptom is found by id, by a phrase, and by words in either language",
        arguments: [
            (#"{"symptom":"no-location-prompt"}"#, "no-location-prompt"),
            (#"{"symptom":"No_Location_Prompt"}"#, "no-location-prompt"),
            (#"{"symptom":"no_prompt","permission":"location"}"#, "no-location-prompt"),
            (#"{"symptom":"no prompt","permission":"photos"}"#, "no-photo-prompt"),
            (#"{"symptom":"定位不弹窗"}"#, "no-location-prompt"),
            (#"{"symptom":"the photo alert is not there"}"#, "no-photo-prompt"),
            (#"{"symptom":"照片的弹窗不出现"}"#, "no-photo-prompt"),
        ]
    )
    func symptoms(_ sample: (body: String, id: String)) throws {
        let response = diagnose(sample.body)
        #expect(response.status == .ok, "\(response.text)")
        #expect((try response.json["symptom"] as? [String: Any])?["id"] as? String == sample.id)
    }

    @Test("Facts rule causes out, put others first, and what would help further is asked for")
    func facts() throws {
        let json = try diagnose(
            #"{"symptom":"no-location-prompt","ios":"17.0","facts":{"status":"notdetermined"}}"#
        ).json
        let causes = try #require(json["causes"] as? [[String: Any]])
        #expect(causes.map { $0["cause"] as? String } == ["Key missing."])
        #expect(causes.first?["rank"] as? Int == 1)
        #expect(causes.first?["matching"] as? [String] == ["status"])
        let excluded = try #require(json["ruled_out"] as? [[String: Any]])
        #expect(excluded.map { $0["because"] as? [String] } == [["status"]])
        #expect(json["questions"] as? [String] == ["key_present"])
        #expect(json["never"] as? [String] == ["No limit."])
    }

    @Test("A fact that says nothing about the symptom is told")
    func unused() throws {
        let json = try diagnose(#"{"symptom":"no-photo-prompt","facts":{"key_present":false}}"#).json
        #expect(json["unused_facts"] as? [String] == ["key_present"])
        #expect((json["facts"] as? [String: String]) == ["key_present": "false"])
    }

    @Test(
        "What cannot be used is refused with its place",
        arguments: [
            (#"{"symptom":"no prompt"}"#, 422, "/symptom"), (#"{"symptom":"x"}"#, 404, nil),
            (#"{"permission":"location"}"#, 422, ""), (#"{"symptom":"a","permission":"cinema"}"#, 422, "/permission"),
            (#"{"symptom":"a","ios":"20"}"#, 422, "/ios"), (#"{"symptom":"a","fact":{}}"#, 422, "/fact"),
            (#"{"symptom":"a","facts":{"state":"denied"}}"#, 422, "/facts/state"),
            (#"{"symptom":"a","facts":{"status":[]}}"#, 422, "/facts/status"), ("[", 400, "/0"),
        ] as [(String, Int, String?)]
    )
    func faults(_ sample: (body: String, status: Int, pointer: String?)) throws {
        let response = diagnose(sample.body)
        #expect(response.status.code == sample.status, "\(response.text)")
        let errors = try response.json["errors"] as? [[String: Any]]
        #expect(errors?.first?["pointer"] as? String == sample.pointer)
    }

    @Test("Words that fit several symptoms get their ids")
    func several() throws {
        let json = try diagnose(#"{"symptom":"no prompt"}"#).json
        #expect(json["nearest"] as? [String] == ["no-location-prompt", "no-photo-prompt"])
    }
}
