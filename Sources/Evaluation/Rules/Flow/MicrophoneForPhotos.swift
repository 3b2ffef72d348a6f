/// Reports a request for the microphone for a feature that only takes photos.
struct MicrophoneForPhotos: RequestRule {
    static let id = "FLOW-007"

    func reports(_ request: PermissionRequest, in context: EvaluationContext) -> Bool {
        request.permission == "microphone"
            && request.feature.map {
                FeatureNeed.takesPhotos.isMet(by: $0) && !FeatureNeed.recordsSound.isMet(by: $0)
            } ?? false
    }
}
