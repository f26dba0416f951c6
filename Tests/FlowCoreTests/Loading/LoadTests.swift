import FlowCore
import FlowModel
import Testing

@Suite struct LoadTests {
  private let harness = NavigationHarness()
  private var context: FlowContext { harness.context }

  private func neverCalled() throws -> [String] {
    Issue.record("a simulated call was made")
    return []
  }

  @Test(
    "Without a window no call is made: a simulated value arrives after a simulated time"
  )
  func simulated() {
    var results: [(Instant, [String]?)] = []

    let load = context.load("teas", simulating: .success(["Green"], after: .milliseconds(300))) {
      try await neverCalled()
    } then: { [context] in
      results.append((context.clock.now, try? $0.get()))
    }
    context.clock.advance(to: .milliseconds(299))
    #expect(results.isEmpty && load.isRunning)
    context.clock.advance(to: .milliseconds(300))

    #expect(results.map(\.0) == [.milliseconds(300)])
    #expect(results.map(\.1) == [["Green"]])
    #expect(!load.isRunning)
    #expect(
      harness.lines.map(\.description) == ["0.000000 load teas 1", "300.000000 loaded teas 1"])
  }

  @Test("Without a window, a call without a simulated result fails at once, and says so")
  func unsimulated() throws {
    var failure: LoadFailure?

    context.load("teas") {
      try await neverCalled()
    } then: { result in
      if case .failure(let reason) = result { failure = reason }
    }
    context.clock.advance(to: .zero)

    #expect(failure == .failed("'teas' has no simulated result"))
  }

  @Test(
    "The preferred network condition decides when a call ends, and with what result",
    arguments: [
      (NetworkCondition?.none, 1000, "Green"), (.slow, 4000, "Green"), (.offline, 0, "offline"),
      (.fail, 1000, "the network fails, as chosen"),
    ])
  func network(condition: NetworkCondition?, milliseconds: Int, end: String) {
    context.preferences.network = condition
    var ends: [(Instant, String)] = []

    context.load("tea", simulating: .success("Green")) { [context] result in
      switch result {
      case .success(let tea): ends.append((context.clock.now, tea))
      case .failure(let failure): ends.append((context.clock.now, "\(failure)"))
      }
    }
    #expect(context.clock.settle(atMost: .seconds(10)))

    #expect(ends.map(\.0) == [.milliseconds(milliseconds)])
    #expect(ends.map(\.1) == [end])
  }

  @Test("A network that is chosen while a call is running does not change that call")
  func laterNetwork() {
    var end: Instant?
    context.load("tea", simulating: .success("Green")) { [context] _ in end = context.clock.now }

    context.preferences.network = .slow
    context.loads.source = .simulated
    #expect(context.clock.settle(atMost: .seconds(10)))

    #expect(end == .milliseconds(1000))
  }

  @Test("A call that is always simulated ignores a recorded value, and ends as simulated")
  func valueForSimulation() {
    var teas: [String?] = []
    context.load("tea", simulating: .success("Green")) { teas.append(try? $0.get()) }

    context.loads.receive(LoadResult(call: 1, name: "tea", outcome: .value("\"Mint\"")))
    #expect(harness.lines.last?.verb == "ignored" && teas.isEmpty)
    #expect(context.clock.settle(atMost: .seconds(10)))

    #expect(teas == ["Green"])
  }

  @Test("A cancelled call never delivers a result, and the trace says that it was cancelled")
  func cancelled() {
    var count = 0
    let load = context.load("tea", simulating: .success("Green")) { _ in count += 1 }

    load.cancel()
    load.cancel()
    context.clock.advance(to: .milliseconds(2000))

    #expect(count == 0 && !load.isRunning)
    #expect(harness.lines.map(\.verb) == ["load", "loadCancelled"])
    #expect(context.clock.deadline == nil)
  }

  @Test("A call is cancelled when its screen leaves the stack, but not when it is covered")
  func screenGoes() throws {
    let screen = PlainScreen("teas")
    try harness.controller.push(screen, .immediate)
    let load = context.load("tea", for: screen, simulating: .success("Green", after: .seconds(60)))
    { _ in
      Issue.record("a call ended after its screen had gone")
    }

    try harness.controller.push(PlainScreen("above"), .immediate)
    #expect(load.isRunning)
    try harness.controller.popToRoot()
    #expect(load.isRunning)
    harness.settle()

    #expect(!load.isRunning)
    #expect(harness.lines.last?.verb == "loadCancelled")
  }

  @Test("The calls of a presented flow's screens are cancelled when the flow has been dismissed")
  func flowGoes() throws {
    let screen = PlainScreen("sheet")
    let flow = NavigationController(root: screen, context: context, isVisible: false)
    try harness.controller.present(flow, .immediate)
    let load = context.load("tea", for: screen, simulating: .success("Green")) { _ in }

    try harness.controller.dismiss(.immediate)

    #expect(!load.isRunning)
  }

  @Test("A call is cancelled if its screen is deallocated")
  func screenIsReleased() {
    var screen: PlainScreen? = PlainScreen("teas")
    var count = 0
    context.load("tea", for: screen, simulating: .success("Green")) { _ in count += 1 }

    screen = nil
    context.clock.advance(to: .milliseconds(2000))

    #expect(count == 0)
    #expect(harness.lines.last?.verb == "loadCancelled")
  }
}
