/// A rule about single requests for permissions, as the member `requests` tells them.
protocol RequestRule: Rule {
    /// Whether `request` is at fault.
    func reports(_ request: PermissionRequest, in context: EvaluationContext) -> Bool
}

extension RequestRule {
    func findings(in context: EvaluationContext) -> [Finding] {
        context.submission.requests.enumerated().filter { reports($0.element, in: context) }.map { index, request in
            context.finding(
                Self.self,
                at: .submitted("requests", index),
                arguments: [
                    "permission": .text(request.permission), "status": .text(request.status ?? ""),
                    "feature": .text(request.feature ?? ""),
                ],
                permission: request.permission
            )
        }
    }
}
