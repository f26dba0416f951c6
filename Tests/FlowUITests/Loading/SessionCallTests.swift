import FlowCore
import FlowUI
import Testing

@Suite struct SessionCallTests {
  private final class TeasPage: ComposedScreen {
    let name = "teas"
    let teas: LoadState<[String]>
    private let call: @Sendable () async throws -> [String]
    private let simulation: SimulatedLoad<[String]>?

    init(
      in context: FlowContext, simulating simulation: SimulatedLoad<[String]>? = nil,
      _ call: @escaping @Sendable () async throws -> [String]
    ) {
      teas = LoadState(in: context)
      (self.call, self.simulation) = (call, simulation)
    }

    func willAppear() { teas.load("teas", for: self, simulating: simulation, call) }

    func body(in context: LayoutContext) -> [any Element] {
      Loadable(state: teas) { teas in
        for tea in teas { Text(tea) }
      } empty: {
        Text("No teas")
      }
    }
  }

  private nonisolated final class CallCounter: Sendable {
    private let (stream, source) = AsyncStream.makeStream(of: Void.self)

    func count() { source.yield() }

    func total() async -> Int {
      source.finish()
      return await stream.reduce(into: 0) { count, _ in count += 1 }
    }
  }

  private func session(_ page: TeasPage, in context: FlowContext) -> FlowSession {
    FlowSession(
      navigation: NavigationController(root: page, context: context),
      size: Size(width: 390, height: 600), measuring: SquareMeasuring())
  }

  private func texts(_ session: FlowSession) -> [String] { session.layerTree.root.texts }

  private func at(_ milliseconds: Int) -> Instant {
    Instant.zero.advanced(by: .milliseconds(milliseconds))
  }

  @Test("Removing the tabs cancels the calls of pages in tabs that are not selected")
  func unselectedTab() throws {
    let context = FlowContext()
    let page = TeasPage(in: context, simulating: .success(["Mint"])) { [] }
    let flows = [page as any Screen, OfferingPage("other")].map {
      NavigationController(root: $0, context: context, isVisible: false)
    }
    let tabs = TabBarScreen(flows.map { Tab($0.top.name, icon: .house, flow: $0) })
    let input = InputDriver(on: OfferingPage("outer"), in: context)
    try input.controller.push(tabs, .immediate)
    tabs.select(1)

    try input.controller.pop(.immediate)

    #expect(input.verbs.contains("loadCancelled"))
    input.wait(5_000)
    #expect(page.teas.value == nil)
  }

  @Test("A page shows that it is loading, and then its content; after that no deadline is left")
  func content() {
    let context = FlowContext()
    let page = TeasPage(in: context, simulating: .success(["Green", "Mint"])) { [] }
    let session = session(page, in: context)
    #expect(texts(session) == ["Loading"])
    #expect(session.accessibilityTree.all.contains { $0.states.contains(.busy) })

    session.advance(to: at(1000))

    #expect(texts(session) == ["Green", "Mint"])
    #expect(session.deadline == nil)
    #expect(page.teas.value == ["Green", "Mint"])
  }

  @Test("Popping a page cancels its call: no deadline is left, and a state that is kept is idle")
  func leftPage() throws {
    let context = FlowContext()
    let flow = NavigationController(root: OfferingPage("root"), context: context)
    let page = TeasPage(in: context, simulating: .success(["Green"])) { [] }
    let teas = page.teas
    try flow.push(page, .immediate)
    #expect(context.clock.isBusy)

    try flow.pop(.immediate)

    #expect(context.clock.deadline == nil)
    #expect("\(teas.phase)" == "idle")
  }

  @Test("For empty content, a page shows its own text")
  func empty() {
    let context = FlowContext()
    let session = session(TeasPage(in: context, simulating: .success([])) { [] }, in: context)

    session.advance(to: at(1000))

    #expect(texts(session) == ["No teas"])
  }

  @Test("A failure shows what is wrong and a button that tries again")
  func retry() throws {
    let context = FlowContext(preferences: Preferences(network: .offline))
    let session = session(
      TeasPage(in: context, simulating: .success(["Green"])) { [] }, in: context)
    session.advance(to: at(0))
    #expect(texts(session) == ["There is no connection.", "Try again"])

    session.send(.prefer(Preferences()), at: at(100))
    let button = try #require(session.accessibilityTree.all.first { $0.name == "Try again" })
    for phase in [PointerEvent.Phase.down, .up] {
      session.send(.pointer(phase, device: .mouse, finger: 0, location: button.middle), at: at(200))
    }
    #expect(texts(session) == ["Loading"])
    session.advance(to: at(1200))

    #expect(texts(session) == ["Green"])
  }

  @Test("The result of a call is an input event at the instant of its arrival")
  func live() async {
    let context = FlowContext()
    let session = session(TeasPage(in: context) { ["Green"] }, in: context)
    var inputs: [InputEvent] = []
    session.onInput = { input, _ in inputs.append(input) }

    session.makeCalls { [self] in at(700) }
    while inputs.isEmpty { await Task.yield() }

    #expect(
      inputs == [.loaded(LoadResult(call: 1, name: "teas", outcome: .value("[\"Green\"]")))])
    #expect(context.clock.now == at(700))
    #expect(texts(session) == ["Green"])
  }

  @Test("A replay of recorded input gives the same page, and makes no call")
  func replay() async {
    let calls = CallCounter()
    let context = FlowContext()
    let page = TeasPage(in: context, simulating: .success(["Simulated"])) {
      calls.count()
      return ["Recorded"]
    }
    context.loads.source = .input
    let session = session(page, in: context)

    session.advance(to: at(2000))
    #expect(texts(session) == ["Loading"])
    session.send(
      .loaded(LoadResult(call: 1, name: "teas", outcome: .value("[\"Recorded\"]"))), at: at(2500))

    #expect(texts(session) == ["Recorded"])
    #expect(await calls.total() == 0)
  }

  @Test("A result for which nothing waits is ignored, and the trace says so")
  func ignored() {
    let context = FlowContext()
    var lines: [String] = []
    context.trace.observe { lines.append("\($0.verb) \($0.subject) \($0.details)") }
    let session = session(TeasPage(in: context) { [] }, in: context)

    session.send(.loaded(LoadResult(call: 7, name: "teas", outcome: .value("[]"))), at: at(0))
    session.send(.loaded(LoadResult(call: 1, name: "others", outcome: .value("[]"))), at: at(0))

    #expect(
      lines.filter { $0.hasPrefix("ignored") } == [
        "ignored teas result of call 7", "ignored others result of call 1",
      ])
  }

  @Test("The task of a call is cancelled when its page is popped")
  func cancelled() async throws {
    let context = FlowContext()
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let page = TeasPage(in: context) {
      let (never, source) = AsyncStream.makeStream(of: Void.self)
      // Ends only by cancellation.
      for await _ in never {}
      end.yield(Task.isCancelled)
      _ = source
      return []
    }
    let controller = NavigationController(root: TestScreen("root") {}, context: context)
    let session = FlowSession(
      navigation: controller, size: Size(width: 390, height: 600), measuring: SquareMeasuring())
    session.makeCalls { .zero }
    try controller.push(page, .immediate)

    try controller.pop(.immediate)

    var iterator = ends.makeAsyncIterator()
    #expect(await iterator.next() == true)
  }
}
