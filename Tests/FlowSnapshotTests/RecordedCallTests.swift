import FlowCore
import FlowSnapshot
import FlowUI
import Testing

@Suite struct RecordedCallTests {
  /// A page that loads a text and shows it as its name.
  private final class Teas: ComposedScreen {
    private(set) var name = "loading"

    init(in context: FlowContext, _ call: @escaping @Sendable () async throws -> String) {
      context.load("tea", for: self, simulating: .success("simulated"), call) { [weak self] in
        self?.name = (try? $0.get()) ?? "failed"
      }
    }

    func body(in context: LayoutContext) -> [any Element] { Text(name) }
  }

  private func session(
    _ call: @escaping @Sendable () async throws -> String = { throw LoadFailure.failed("called") }
  ) -> (FlowSession, Teas) {
    let context = FlowContext()
    let page = Teas(in: context, call)
    let session = FlowSession(
      navigation: NavigationController(root: page, context: context),
      size: Size(width: 390, height: 844), measuring: NoMeasuring())
    return (session, page)
  }

  @Test(
    "The result of a call is the same after it was written to a script and read",
    arguments: [
      LoadResult.Outcome.value("{\"a\":\"\u{1F375}\\n: # '\"}"), .value("null"), .value("12"),
      .failure(.offline), .failure(.failed("broken: \"x\"\nand more")),
    ])
  func roundTrip(outcome: LoadResult.Outcome) throws {
    let result = LoadResult(call: 3, name: "tea", outcome: outcome)
    let instant = Instant(nanoseconds: 1_234_567_891)
    var writer = ScriptWriter()

    let text = writer.lines(for: .loaded(result), at: instant)
    let script = try Script(yaml: text, file: "a.yaml")

    #expect(script.inputs == [Script.TimedInput(instant: instant, input: .loaded(result))])
  }

  @Test("A replay uses the recorded result of a call, and neither makes nor simulates the call")
  func replay() async throws {
    let (live, page) = session { "made" }
    var writer = ScriptWriter()
    var text = ScriptWriter.heading
    live.onInput = { text += writer.lines(for: $0, at: $1) }
    live.makeCalls { Instant.zero.advanced(by: .milliseconds(2500)) }
    while page.name == "loading" { await Task.yield() }
    text += writer.end(at: live.context.clock.now)

    let (replayed, again) = session()
    let player = ScriptPlayer(try Script(yaml: text, file: "a.yaml"), session: replayed)
    player.play(to: Instant.zero.advanced(by: .milliseconds(2499)))
    #expect(again.name == "loading")
    try player.playUntilSettled()

    #expect(page.name == "made")
    #expect(again.name == "made")
  }

  @Test("A script without results waits for simulated calls, and so do its steps by name")
  func simulated() throws {
    let (session, page) = session()

    try ScriptPlayer(Script(), session: session).playUntilSettled()

    #expect(page.name == "simulated")
    let (named, namedPage) = self.session()
    let script = try Script(yaml: "- expect: {screen: simulated}", file: "a.yaml")
    _ = try script.resolved(on: named, glyphs: nil)
    #expect(namedPage.name == "simulated")
  }

  @Test(
    "An error in a result names the line, and what would be right",
    arguments: [
      ("- loaded: x", "expected a result as {call: 1, name: teas, value: \"[]\"}"),
      ("- loaded: {call: 1}", "expected a result as {call: 1, name: teas, value: \"[]\"}"),
      ("- loaded: {call: 0, name: a, value: x}", "expected the number of a call, as 1"),
      ("- loaded: {call: 1, name: a}", "expected one of value, error and offline"),
      ("- loaded: {call: 1, name: a, value: x, error: y}", "expected one of value, error"),
      ("- loaded: {call: 1, name: a, offline: false}", "expected 'offline: true'"),
      ("- loaded: {call: 1, name: a, what: x}", "'what' is unknown; expected call, name, value"),
    ])
  func errors(yaml: String, message: String) throws {
    let error = try #require(throws: ScriptError.self) { try Script(yaml: yaml, file: "a.yaml") }

    #expect(error.description.hasPrefix("a.yaml:1: ") && error.description.contains(message))
  }
}
