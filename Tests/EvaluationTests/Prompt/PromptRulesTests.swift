import Catalog
import Documents
import Testing

@testable import Evaluation

@Suite("Rules about screens around a permission")
struct PromptRulesTests {
    private static func prompt(_ change: (inout Prompt) -> Void) -> Submission {
        var prompt = Prompt(pointer: Pointer.root.appending("prompts").appending(0))
        prompt.permission = "camera"
        change(&prompt)
        return Submission().with { $0.prompts = [prompt] }
    }

    private static func buttons(_ buttons: (text: String, action: String?)...) -> Submission {
        prompt { prompt in
            prompt.buttons = buttons.map { Prompt.Button(text: $0.text, action: $0.action, pointer: prompt.pointer) }
        }
    }

    private static let next: (text: String, action: String?) = ("Continue", "request")

    static let samples: [RuleSample] = [
        RuleSample("UX-001", bad: buttons(next, ("Not now", nil)), good: buttons(next)),
        RuleSample(
            "UX-001",
            "dismissible",
            bad: prompt { $0.isDismissible = true },
            good: prompt { $0.isDismissible = false }
        ),
        RuleSample("UX-002", bad: buttons(("去授权", "request")), good: buttons(("下一步", "request"))),
        RuleSample("UX-003", bad: buttons(("Settings", "open-settings")), good: buttons(("Settings", nil))),
        RuleSample("UX-004", bad: prompt { $0.title = "“小店”想访问您的相机" }, good: prompt { $0.title = "扫描小票" }),
        RuleSample("UX-004", "buttons", bad: buttons(("Don’t Allow", nil), ("OK", nil)), good: buttons(("OK", nil))),
        RuleSample(
            "UX-004",
            "points",
            bad: prompt { $0.body = "请在弹窗中点击“允许”" },
            good: prompt { $0.body = "扫描小票，自动填入金额" }
        ),
        RuleSample(
            "PS-008",
            "prompt",
            bad: prompt { $0.body = "Please grant access" },
            good: prompt { $0.body = "Scan" }
        ),
        RuleSample(
            "UX-005",
            bad: prompt {
                $0.phase = .afterDenial
                $0.isUserInitiated = false
            },
            good: prompt { $0.phase = .afterDenial }
        ),
        RuleSample(
            "UX-006",
            bad: prompt {
                $0.phase = .afterDenial
                $0.isUserInitiated = false
                $0.denials = 2
            },
            good: prompt {
                $0.phase = .afterDenial
                $0.isUserInitiated = true
                $0.denials = 2
            }
        ),
        RuleSample("UX-007", bad: prompt { $0.outcome = .nothing }, good: prompt { $0.outcome = .continues }),
        RuleSample(
            "UX-008",
            bad: prompt { $0.body = "Get 20 gems if you allow the camera." },
            good: prompt { $0.body = "Scan the code of a gift card to redeem it." }
        ),
    ]

    private static func phrases(_ submission: Submission) throws -> [String] {
        var sample = Sample(apis: [])
        sample.submission = submission
        return try sample.findings().map { "\($0.rule) \($0.phrase)" }
    }

    @Test("Each rule reports its bad sample and leaves the good one alone", arguments: samples)
    func reports(_ sample: RuleSample) throws {
        #expect(try Self.phrases(sample.bad).contains(sample.description))
        #expect(try !Self.phrases(sample.good).contains(sample.description))
    }

    @Test(
        "A refusal is no grant, and a grant no refusal",
        arguments: [
            ("不允许", true, false), ("Don’t Allow", true, false), ("Not now", true, false), ("暂不开启", true, false),
            ("允许访问", false, true), ("Enable camera", false, true), ("立即开启", false, true), ("授權", false, true),
            ("Continue", false, false), ("好的", false, false), ("OK", false, false), ("Allowance", false, false),
        ]
    )
    func buttonTexts(_ sample: (text: String, isDismissal: Bool, isGrant: Bool)) {
        let button = Prompt.Button(text: sample.text, action: nil, pointer: .root)
        #expect(button.readsAsDismissal == sample.isDismissal)
        #expect(button.readsAsGrant == sample.isGrant)
    }
}
