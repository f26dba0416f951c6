import FlowCore
import FlowProof
import FlowUI
import Testing

@Suite struct ProofEndTests {
  /// Returns a flow whose splash page has a spinner, and on which a home page is pushed after the
  /// time.
  private func splash(
    after time: Duration
  ) -> @MainActor (FlowContext) -> any FlowController {
    { context in
      let flow = Flow(Page("splash"), context)
      flow.kept.append(SpinnerState(on: context.clock))
      let timer = OneTimer(context.clock, at: time) { [weak flow] in flow?.push(Page("home")) }
      flow.kept.append(timer)
      return flow
    }
  }

  @Test(
    "A proof waits for a timer of any duration, even while a spinner moves",
    arguments: [Duration.milliseconds(150), .seconds(30), .seconds(3600)])
  func spinner(time: Duration) {
    let report = prove(settings: .exploring, splash(after: time))

    #expect(report.screens == ["splash", "home"])
  }

  @Test("A chain of timers that show nothing is waited for, up to the limit in the settings")
  func chain() {
    let start: @MainActor (FlowContext) -> any FlowController = { context in
      let flow = Flow(Page("splash"), context)
      let steps = StepTimer(context.clock, every: .milliseconds(100), count: 250) { [weak flow] in
        flow?.push(Page("home"))
      }
      flow.kept.append(steps)
      return flow
    }
    var brief = ProofSettings.exploring
    brief.limits.wait = .seconds(20)

    #expect(prove(settings: .exploring, start).screens == ["splash", "home"])
    #expect(prove(settings: brief, start).screens == ["splash"])
  }

  @Test("A proof that reached no gate does not hold, and says that nothing is proved")
  func noGate() {
    let report = prove(settings: .exploring, signIn(isHead: false))

    #expect(!report.holds)
    #expect(report.description.contains("nothing is proved: no gate was reached\n"))
  }

  @Test("A proof does not hold if it has not reached a gate that its settings name")
  func missingGate() {
    var settings = ProofSettings(gate: "mian")
    settings.routes = Route.forward

    let report = prove(settings: settings, signIn())

    #expect(report.gates.map(\.name) == ["main"])
    #expect(report.unreachable == ["mian"])
    #expect(!report.holds)
  }

  @Test(
    "A proof that is stopped reports what is known so far, on which screens it ended, and why",
    arguments: [(ProofStop.time, "the time was over"), (.interruption, "it was interrupted")])
  func stopped(stop: ProofStop, text: String) {
    let prover = FlowProver(measuring: SquareMeasuring(), start: signIn())

    let report = prover.prove { $0.replayCount > 20 ? stop : nil }

    #expect(!report.holds)
    #expect(report.replayCount == 20)
    #expect(report.limits == [stop.rawValue])
    #expect(report.screens.contains("login"))
    #expect(report.description.contains("incomplete: \(text) before everything was tried, on "))
  }

  @Test("Progress describes the current work, and its count of replays grows by one at a time")
  func progress() {
    let prover = FlowProver(measuring: SquareMeasuring(), start: signIn())
    var seen: [ProofProgress] = []

    let report = prover.prove {
      seen.append($0)
      return nil
    }

    #expect(seen.map(\.replayCount) == Array(1...report.replayCount))
    #expect(seen.first?.description == "exploring: 0 states, 1 replay")
    #expect(seen.last?.gate == "main")
    #expect(seen.last?.description.hasPrefix("trying routes at the gate main: ") == true)
  }

  @Test(
    "A report has one line for each screen leaked by a gate, which lists the other routes")
  func grouped() {
    let start = signIn { flow, login, _ in flow.kept.append(login) }

    let report = prove(start)

    let lines = report.description.split(separator: "\n").filter { $0.hasPrefix("leak: ") }
    #expect(report.leaks.count > 5)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("login is still alive once the flow has settled: ") == true)
    #expect(lines.first?.contains(" more routes: ") == true)
  }

  @Test("A limit that was reached is named with the screens beyond which nothing is proved")
  func limit() {
    var settings = ProofSettings(gate: "main")
    settings.routes = Route.forward
    settings.limits.depth = 2

    let report = prove(settings: settings, signIn())

    #expect(report.limits == ["depth"])
    #expect(
      report.description.contains("in the part that was tried; nothing is proved of the rest"))
    #expect(report.unfinished.contains("main"))
  }

  @Test("A limit of 0 or less is reached at the start", arguments: [0, -1])
  func zeroOrLess(number: Int) {
    let limits: [(String, WritableKeyPath<ProofSettings.Limits, Int>)] = [
      ("states", \.states), ("depth", \.depth), ("variants", \.variants), ("moves", \.moves),
      ("replays", \.replays),
    ]

    for (name, limit) in limits {
      var settings = ProofSettings.exploring
      settings.limits[keyPath: limit] = number

      #expect(prove(settings: settings, signIn()).limits == [name])
    }
  }

  /// A page with many switches, each of which doubles its states.
  private final class SwitchesPage: ComposedScreen {
    let name = "switches"
    let switches = (0..<35).map { _ in SwitchState() }
    let done = Control()
    private let scroll = ScrollState()

    func body(in context: LayoutContext) -> [any Element] {
      ScrollArea(state: scroll) {
        for (index, state) in switches.enumerated() { Switch("Switch \(index)", state: state) }
        Button("Done", control: done)
      }
    }
  }

  @Test(
    "A page with 35 switches is explored up to the limit of variants, and the next page is reached")
  func switches() {
    var settings = ProofSettings.exploring
    settings.limits.variants = 5
    let report = prove(settings: settings) { context in
      let page = SwitchesPage()
      let flow = Flow(Page("start"), context)
      page.done.onActivate = { [weak flow] in flow?.push(Page("home")) }
      flow.navigationController.attempt { try $0.push(page, .immediate) }
      return flow
    }

    #expect(Set(report.screens) == ["start", "switches", "home"])
    #expect(report.description.contains("variants"), "\(report)")
  }
}

private final class OneTimer: ClockParticipant {
  private(set) var deadline: Instant?
  private let action: () -> Void
  let isMoving = false

  init(_ clock: FlowClock, at time: Duration, _ action: @escaping () -> Void) {
    deadline = Instant.zero.advanced(by: time)
    self.action = action
    clock.add(self)
  }

  func advance(to instant: Instant) {
    guard let deadline, deadline <= instant else { return }
    self.deadline = nil
    action()
  }
}

/// Fires at an interval, and calls the function after the last time.
private final class StepTimer: ClockParticipant {
  private(set) var deadline: Instant?
  private let interval: Duration
  private var remaining: Int
  private let action: () -> Void
  let isMoving = false

  init(_ clock: FlowClock, every interval: Duration, count: Int, _ action: @escaping () -> Void) {
    deadline = Instant.zero.advanced(by: interval)
    self.interval = interval
    remaining = count
    self.action = action
    clock.add(self)
  }

  func advance(to instant: Instant) {
    while let next = deadline, next <= instant {
      remaining -= 1
      deadline = remaining > 0 ? next.advanced(by: interval) : nil
      if remaining == 0 { action() }
    }
  }
}
