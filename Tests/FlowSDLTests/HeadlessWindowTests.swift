import FlowCore
import FlowSDL
import FlowUI
import SDLWindow
import Testing

/// Tests of a window's event loop, with a window in memory whose time passes only while it waits.
@MainActor
@Suite struct HeadlessWindowTests {
  /// A page with a button and a text field; the first page's button pushes the second page.
  private final class Page: ComposedScreen {
    let name: String
    let next = Control()
    let field = TextFieldState()
    init(_ name: String) { self.name = name }

    func body(in context: LayoutContext) -> [any Element] {
      Button("Next \(name)", control: next)
      TextField("Field", state: field)
      Spacer()
    }
  }

  private let window = HeadlessWindow(width: 390, height: 844)
  private let first = Page("first")
  private let session: FlowSession
  private let flowWindow: FlowWindow

  init() {
    let flow = NavigationController(root: first, context: FlowContext())
    session = FlowSession(
      navigation: flow, size: Size(width: 390, height: 844), measuring: SquareMeasuring())
    flowWindow = FlowWindow(session, in: window, fit: .scaled(nil)) { Issue.record("\($0)") }
    first.next.onActivate = { try? flow.push(Page("second")) }
  }

  private func tap(at time: Duration) {
    for isDown in [true, false] {
      window.send(.button(1, isDown: isDown, x: 195, y: 20, shift: false), at: time)
    }
  }

  @Test("A window in which nothing moves shows one frame, and sleeps")
  func idle() throws {
    try flowWindow.run(for: .seconds(600))

    #expect(window.frames.count == 1)
    #expect(window.time == .seconds(600))
  }

  @Test("A signal to quit is handled before all waiting input")
  func signal() throws {
    for _ in 0..<1000 {
      window.send(
        .key("A", alt: false, control: false, shift: false, gui: false, isRepeat: false), at: .zero)
    }
    window.timePerEvent = .milliseconds(7)
    window.isAskedToEnd = true

    try flowWindow.run()

    #expect(window.time < .milliseconds(100))
  }

  @Test("The program gets the keys that nothing uses, such as back keys at the root")
  func unusedKeys() throws {
    var unused: [KeyPress] = []
    flowWindow.onUnusedKey = { unused.append($0) }
    let key = { (name: String) in
      Event.key(name, alt: false, control: false, shift: false, gui: false, isRepeat: false)
    }
    let back = Event.button(4, isDown: true, x: 195, y: 700, shift: false)

    window.send(key("Escape"), at: .seconds(1))
    window.send(back, at: .seconds(1))
    tap(at: .seconds(2))
    window.send(key("Escape"), at: .seconds(5))
    for name in ["F5", "Tab", "Tab", "Q", "F5"] { window.send(key(name), at: .seconds(9)) }
    try flowWindow.run(for: .seconds(12))

    #expect(first.field.hasFocus)
    #expect(unused == ["Escape", "X1", "F5", "F5"].map { KeyPress($0) })
  }

  @Test(
    "A transition shows a frame at each refresh, then none; an invalid rate counts as 60 Hz",
    arguments: [60, nil, 0, -1])
  func pacing(rate: Int?) throws {
    window.refreshRate = rate
    tap(at: .seconds(1))

    try flowWindow.run(for: .seconds(60))

    let times = window.frames.map(\.time).filter { $0 >= .seconds(1) }
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(times.count > 20)
    #expect(steps.allSatisfy { $0 >= .milliseconds(16) && $0 <= .milliseconds(17) })
    #expect(times.last.map { $0 < .seconds(3) } == true)
    #expect(session.state.innermost.stack.screens.last?.name == "second")
  }

  @Test("FC-15 After a stall, the session continues at its next change instead of skipping ahead")
  func stall() throws {
    tap(at: .zero)
    try flowWindow.run(for: .milliseconds(200))
    let change = try #require(session.deadline)

    window.stall(for: .seconds(5))
    try flowWindow.run(for: .milliseconds(20))

    let now = session.context.clock.now
    #expect(now >= change && now.duration(since: change) < .milliseconds(300))
  }

  @Test("Each frame of a drag shows the last move before it, at 1,000 moves a second")
  func latency() throws {
    tap(at: .zero)
    try flowWindow.run(for: .seconds(3))
    let (start, count) = (window.time, window.frames.count)
    window.send(.button(1, isDown: true, x: 4, y: 400, shift: false), at: start)
    let moves = (1...1000).map { (time: start + .milliseconds($0), x: 4 + $0 / 3) }
    for move in moves { window.send(.mouseMoved(x: move.x, y: 400), at: move.time) }

    try flowWindow.run(for: .milliseconds(1000))

    let slips = window.frames[count...].map { frame in
      let page = frame.tree.root.sublayers.last { $0.kind == .page }
      let move = moves.last { $0.time <= frame.time }
      return ((page?.offset.x ?? 0) - Double(move?.x ?? 0)).rounded()
    }
    // The page is always at the same distance from the mouse.
    #expect(slips.count > 55)
    #expect(Set(slips.dropFirst(3)).count == 1, "\(slips)")
  }

  @Test("5,000 keys at once, each of which takes 1 ms, delay no frame by more than 100 ms")
  func burst() throws {
    first.field.hasFocus = true
    try flowWindow.run(for: .seconds(1))
    let count = window.frames.count
    window.timePerEvent = .milliseconds(1)
    for _ in 1...5000 { window.send(.text("x"), at: .seconds(1)) }

    try flowWindow.run(for: .seconds(6))

    #expect(first.field.text.count == 5000)
    let times = window.frames[count...].map(\.time)
    let delays = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(times.count > 60)
    #expect(delays.prefix(60).allSatisfy { $0 <= .milliseconds(100) }, "\(delays)")
  }

  @Test("Keys that arrive with the key that focuses a field are typed, even if frames come between")
  func typeAhead() throws {
    let key = { (name: String) in
      Event.key(name, alt: false, control: false, shift: false, gui: false, isRepeat: false)
    }
    // After its first input, a window without a focused field does not turn keys into text.
    window.send(key("Left"), at: .zero)
    try flowWindow.run(for: .seconds(1))
    let count = window.frames.count
    window.timePerEvent = .milliseconds(30)
    for name in ["Tab", "Tab", "C", "H", "E", "C", "K"] { window.send(key(name), at: .seconds(1)) }
    try flowWindow.run(for: .seconds(2))
    #expect(window.frames.count > count + 2)
    #expect(first.field.text == "check")

    // From here on, the window system reports the text of keys.
    for event in [key("S"), .text("s")] { window.send(event, at: .seconds(3)) }
    try flowWindow.run(for: .seconds(2))
    #expect(first.field.text == "checks")
  }

  @Test("Pastes and dropped repeats that were typed ahead make no later key write its text twice")
  func typeAheadOfOthers() throws {
    let key = { (name: String, control: Bool, isRepeat: Bool) in
      Event.key(name, alt: false, control: control, shift: false, gui: false, isRepeat: isRepeat)
    }
    window.clipboard = "-"
    window.send(key("Left", false, false), at: .zero)
    try flowWindow.run(for: .seconds(1))
    window.timePerEvent = .milliseconds(30)
    for name in ["Tab", "Tab", "H"] { window.send(key(name, false, false), at: .seconds(1)) }
    for _ in 1...2 { window.send(key("V", true, false), at: .seconds(1)) }
    window.send(key("E", false, false), at: .seconds(1))
    for _ in 1...6 { window.send(key("Right", false, true), at: .seconds(1)) }
    try flowWindow.run(for: .seconds(2))
    #expect(first.field.text == "h--e")

    for event in [key("S", false, false), .text("s")] { window.send(event, at: .seconds(3)) }
    try flowWindow.run(for: .seconds(2))
    #expect(first.field.text == "h--es")
  }

  @Test("Keys that a window reports with their text are typed once, also before the first frame")
  func typedAtStart() throws {
    first.field.hasFocus = true
    window.timePerEvent = .milliseconds(30)
    for letter in ["s", "t", "u", "v"] {
      window.send(
        .key(
          letter.uppercased(), alt: false, control: false, shift: false, gui: false,
          isRepeat: false), at: .zero)
      window.send(.text(letter), at: .zero)
    }

    try flowWindow.run(for: .seconds(2))

    #expect(first.field.text == "stuv")
  }

  @Test("Nothing of a text that is too long is pasted, and a warning says why")
  func longPaste() throws {
    var warnings: [String] = []
    let flowWindow = FlowWindow(session, in: window, fit: .scaled(nil)) { warnings.append($0) }
    first.field.hasFocus = true
    // SDL gives an empty text in place of one that the window system sends in parts.
    for text in [String(repeating: "x", count: 1_048_577), ""] {
      window.clipboard = text
      window.send(
        .key("V", alt: false, control: true, shift: false, gui: false, isRepeat: false), at: .zero)
      try flowWindow.run(for: .seconds(1))
    }

    #expect(first.field.text.isEmpty)
    #expect(
      warnings == [
        "nothing is pasted: the text has more than 1 MiB",
        "nothing is pasted: the clipboard has no text, or too much of it",
      ])
  }

  @Test("Ctrl+V types the clipboard's text, and copied text is on the clipboard")
  func clipboard() throws {
    first.field.hasFocus = true
    window.clipboard = "pasted"
    for key in ["V", "A", "C"] {
      window.send(
        .key(key, alt: false, control: true, shift: false, gui: false, isRepeat: false), at: .zero)
    }

    try flowWindow.run(for: .seconds(1))

    #expect(first.field.text == "pasted")
    #expect(window.clipboard == "pasted")
    #expect(window.textCommands.first == .start)
  }

  @Test("Text input starts in a field that gets the focus without an event")
  func timedFocus() throws {
    let field = first.field
    session.context.clock.after(.seconds(1)) { field.hasFocus = true }

    try flowWindow.run(for: .seconds(2))

    #expect(window.textCommands.contains(.start))
  }

  @Test("A hidden window shows no frames, and the current one as soon as it is visible again")
  func hidden() throws {
    tap(at: .seconds(1))
    window.send(.hidden, at: .milliseconds(1100))
    window.send(.exposed, at: .seconds(5))

    try flowWindow.run(for: .seconds(60))

    let later = window.frames.filter { $0.time > .milliseconds(1100) }
    #expect(window.frames.count > later.count + 3)
    #expect(later.map(\.time) == [.seconds(5)])
    #expect(later.last?.tree == session.layerTree)
    #expect(session.layerTree.root.sublayers.contains { $0.name == "second" })
  }

  @Test("A window that gets the focus counts as visible, even without an exposed event")
  func focusedAgain() throws {
    window.send(.hidden, at: .seconds(1))
    window.send(.focus(true), at: .seconds(2))
    tap(at: .seconds(3))

    try flowWindow.run(for: .seconds(60))

    #expect(window.frames.contains { $0.time > .seconds(3) })
  }

  @Test("A window that is maximised a second time still remembers its normal size")
  func maximisedTwice() throws {
    let fit = FlowWindowOptions.Fit.following(minimum: Size(width: 320, height: 400))
    let flowWindow = FlowWindow(session, in: window, fit: fit) { Issue.record("\($0)") }

    for isMaximised in [true, false, true] {
      window.isMaximised = isMaximised
      window.size = isMaximised ? (width: 1024, height: 900) : (width: 390, height: 844)
      window.send(.resized, at: window.time)
      try flowWindow.run(for: .seconds(1))
    }

    #expect(session.size == Size(width: 1024, height: 900))
    #expect(flowWindow.normalSize == Size(width: 390, height: 844))
  }

  @Test("Work posted from any thread runs in the loop, and its effect is shown")
  func mainThreadQueue() async throws {
    let mainThreadQueue = flowWindow.mainThreadQueue
    let page = first
    await Task.detached { mainThreadQueue.post { page.field.text = "posted" } }.value

    try flowWindow.run(for: .seconds(1))

    #expect(first.field.text == "posted")
    #expect(window.frames.last?.tree == session.layerTree)
  }

  @Test("A click counts even if SDL drops its press, having missed the release of an earlier one")
  func missedPress() throws {
    var inputs: [InputEvent] = []
    session.onInput = { input, _ in inputs.append(input) }
    window.send(.button(1, isDown: true, x: 195, y: 700, shift: false), at: .seconds(1))
    // The button is released while the window is minimised.
    for hasFocus in [false, true] { window.send(.focus(hasFocus), at: .seconds(2)) }
    window.send(.mouseMoved(x: 195, y: 20), at: .seconds(3))
    window.send(.button(1, isDown: false, x: 195, y: 20, shift: false), at: .seconds(4))

    try flowWindow.run(for: .seconds(6))

    let point = Point(x: 195, y: 20)
    #expect(
      inputs.suffix(2) == [
        .pointer(.down, device: .mouse, finger: 0, location: point),
        .pointer(.up, device: .mouse, finger: 0, location: point),
      ])
    #expect(session.state.innermost.stack.screens.last?.name == "second")
  }

  @Test("A window in memory quits once all its events are handled")
  func end() throws {
    tap(at: .seconds(2))
    var isClosed = false
    flowWindow.onClose = { isClosed = true }

    try flowWindow.run()

    #expect(isClosed)
    #expect(window.time < .seconds(5))
  }
}
