import Foundation
import HTTPModel

/// Answers on the event loop, which it keeps for as long as the gate is shut.
struct GateService: Service {
    private let arrivals = DispatchSemaphore(value: 0)
    private let gate = DispatchSemaphore(value: 0)

    func execution(of head: Request) -> Execution { .inline }

    func respond(to request: Request) -> Response {
        arrivals.signal()
        gate.wait()
        return Response(.ok)
    }

    func refusal(_ status: Status, detail: String, id: String) -> Response { Response(status) }

    /// Waits until a request keeps its loop; `false` where none comes within ten seconds.
    func holdsLoop() -> Bool { arrivals.wait(timeout: .now() + 10) == .success }

    /// Lets one request through.
    func open() { gate.signal() }
}
