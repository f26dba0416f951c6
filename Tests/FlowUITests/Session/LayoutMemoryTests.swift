import FlowCore
import FlowUI
import Observation
import Testing

/// Pages are laid out once in each state, and again only when they may have changed.
@Suite struct LayoutMemoryTests {
  private final class CountingPage: ComposedScreen {
    let name: String
    let overlays: Overlays? = Overlays()
    var text = "before"
    var elements: [any Element] = []
    private(set) var count = 0

    init(_ name: String) { self.name = name }

    func body(in context: LayoutContext) -> [any Element] {
      count += 1
      return elements + [Text(text)]
    }
  }

  /// A session that has pushed a page and drawn three frames, 16 ms apart.
  private func pushed(_ upper: CountingPage, _ mode: TransitionMode = .standard) throws
    -> InputDriver
  {
    let input = InputDriver(on: CountingPage("lower"))
    try input.controller.push(upper, mode)
    for _ in 0..<3 { frame(input) }
    return input
  }

  @discardableResult
  private func frame(_ input: InputDriver) -> LayerTree {
    input.wait(16)
    return input.session.layerTree
  }

  private func texts(_ input: InputDriver) -> [String] {
    input.session.layerTree.root.texts
  }

  @Test("An unchanged page is laid out once during a transition, and once when it has settled")
  func once() throws {
    let upper = CountingPage("upper")
    let input = try pushed(upper)
    #expect(upper.count == 1)

    input.settle()
    for _ in 0..<10 { frame(input) }

    #expect(upper.count == 2)
  }

  @Test("An unchanged state is laid out once, however often its layout is read")
  func questions() throws {
    let page = CountingPage("page")
    page.elements = [Button("Buy", control: Control())]
    let input = InputDriver(on: page)

    for _ in 0..<3 {
      _ = input.session.layerTree
      _ = input.session.accessibilityTree
      _ = input.session.textInput
      _ = input.session.canGoBack
    }

    #expect(page.count == 1)
  }

  @Test("An open sheet and the page beneath it are laid out once per state")
  func overlay() {
    let (page, sheets) = (CountingPage("page"), Counter())
    let input = InputDriver(on: page)
    page.overlays?.show(
      Sheet("Sheet") {
        let _ = sheets.value += 1
        Button("Choose", control: Control())
      })
    input.settle()
    _ = input.session.layerTree
    let before = (page: page.count, sheet: sheets.value)

    for _ in 0..<3 {
      _ = input.session.layerTree
      _ = input.session.accessibilityTree
      _ = input.session.textInput
    }

    #expect(before.page > 0 && before.sheet > 0)
    #expect(page.count == before.page)
    #expect(sheets.value == before.sheet)
  }

  @Test("A change made by `whenLaidOut` is shown in the same frame, after a second layout")
  func laidOut() {
    let model = Model()
    let page = CountingPage("page")
    page.elements = [ChangesModelAfterLayout(model: model, text: "told")]
    let input = InputDriver(on: page)

    #expect(texts(input).contains("told"))
    #expect(page.count == 2)
    _ = input.session.layerTree
    #expect(page.count == 2)
  }

  /// Shows a model's text, and gives the model another text once the page is laid out.
  private struct ChangesModelAfterLayout: Element {
    let model: Model
    let text: String

    func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

    func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
      Text(model.text).layOut(in: frame, context, on: &page)
      page.whenLaidOut { [model, text] in
        if model.text != text { model.text = text }
      }
    }
  }

  @Test("A press costs two layouts, before it and after it, and the next frame costs none")
  func click() throws {
    let page = CountingPage("page")
    let buy = Control()
    page.elements = [Button("Buy", control: buy)]
    let input = InputDriver(on: page)
    input.wait(16)

    input.session.send(
      .pointer(.down, device: .mouse, finger: 0, location: Point(x: 100, y: 20)), at: input.now)
    _ = input.session.layerTree

    #expect(page.count == 2)
  }

  @Test(
    "A state or object that changes between two reads at one instant causes a new layout",
    arguments: 0..<8)
  func changed(state: Int) {
    let (control, toggle, field) = (Control(), SwitchState(), TextFieldState())
    let (segments, scroll, model) = (SegmentedControlState(), ScrollState(), Model())
    let (slider, overlays) = (SliderState(0.5), Overlays())
    let popUp = PopUpState(["Small", "Large"], over: overlays)
    let screen = TestScreen {
      Button("Buy", control: control)
      Slider(state: slider, accessibilityLabel: "Volume")
      PopUp(state: popUp, accessibilityLabel: "Size")
      Switch("Flight mode", state: toggle)
      TextField("Name", state: field)
      SegmentedControl(["Day", "Week"], state: segments, accessibilityLabel: "Period")
      ScrollArea(state: scroll) { for row in 0..<100 { Text("Row \(row)") } }
      Text(model.text)
    }
    let input = InputDriver(on: screen)
    let before = input.session.layerTree

    switch state {
    case 0: control.isEnabled = false
    case 1: toggle.isOn = true
    case 2: field.text = "Juna"
    case 3: segments.selectedIndex = 1
    case 4: scroll.scroll(to: 100, animated: false)
    case 5: slider.value = 1
    case 6: popUp.titles = ["S", "L"]
    default: model.text = "After"
    }

    #expect(input.session.layerTree != before)
  }

  @Observable fileprivate final class Model {
    var text = "Before"
  }

  @Test("A change in one session causes no new layout in another")
  func otherSession() throws {
    let (upper, toggle) = (CountingPage("upper"), SwitchState())
    let input = try pushed(upper)
    let other = InputDriver(on: TestScreen { Switch("Flight mode", state: toggle) })
    let before = other.session.layerTree

    toggle.isOn = true
    frame(input)

    #expect(other.session.layerTree != before)
    #expect(upper.count == 1)
  }

  @Test("Every frame is the same with and without the cached layout")
  func same() throws {
    let (kept, fresh) = (try pushed(CountingPage("upper")), try pushed(CountingPage("upper")))

    for _ in 0..<40 {
      fresh.session.setNeedsLayout()
      #expect(frame(kept) == frame(fresh))
    }
  }

  @Test("During a transition, input and `setNeedsLayout()` cause a new layout")
  func changes() throws {
    let upper = CountingPage("upper")
    let input = try pushed(upper)

    upper.text = "after a key"
    try input.key("F1")
    #expect(texts(input).contains("after a key"))
    upper.text = "after the network"
    input.session.setNeedsLayout()

    #expect(texts(input).contains("after the network"))
  }

  @Test("A page on which something is animated is laid out in every frame of a transition")
  func moving() throws {
    let (upper, toggle) = (CountingPage("upper"), SwitchState())
    upper.elements = [Switch("Flight mode", state: toggle)]
    let input = InputDriver(on: CountingPage("lower"))
    try input.controller.push(upper)
    frame(input)

    try input.key("Tab")
    try input.key("Space")
    let frames = (0..<8).map { _ in
      frame(input)
      return upper.count
    }

    #expect(toggle.isOn)
    #expect(Set(frames).count == 8)
  }

  @Test("A timer on the clock that changes a page causes a new layout")
  func timer() throws {
    final class Timer: ClockParticipant {
      var deadline: Instant?
      var isMoving: Bool { false }
      let ring: () -> Void
      init(at deadline: Instant, ring: @escaping () -> Void) {
        (self.deadline, self.ring) = (deadline, ring)
      }
      func advance(to instant: Instant) {
        guard let due = deadline, due <= instant else { return }
        deadline = nil
        ring()
      }
    }
    let upper = CountingPage("upper")
    let input = try pushed(upper)
    let timer = Timer(at: input.now.advanced(by: .milliseconds(10))) { upper.text = "rung" }
    input.context.clock.add(timer)

    frame(input)

    #expect(texts(input).contains("rung"))
  }

  @Test("A change of theme, text size, density or direction causes a new layout")
  func surroundings() throws {
    let upper = CountingPage("upper")
    let input = try pushed(upper)

    input.session.theme = .dark
    frame(input)
    input.session.textSize = 1.5
    frame(input)
    input.session.density = .compact
    frame(input)
    input.session.direction = .rightToLeft
    frame(input)

    #expect(upper.count == 5)
  }

  @Test("The moves of a page drag cause no new layout of an unchanged page")
  func duringDrag() throws {
    let upper = CountingPage("upper")
    let input = InputDriver(on: CountingPage("lower"))
    try input.controller.push(upper, .immediate)
    frame(input)
    input.mouse(.down, 4)
    input.mouse(.move, 100)
    frame(input)
    let before = upper.count

    for x in 101...200 {
      input.mouse(.move, Double(x))
      frame(input)
    }

    #expect(upper.count == before)
  }

  @Test("FC-5 The cached layout keeps neither a popped page nor the session alive")
  func released() throws {
    weak var gone: CountingPage?
    weak var session: FlowSession?
    var input: InputDriver? = try pushed(CountingPage("upper"))
    gone = input?.controller.top as? CountingPage
    session = input?.session
    input?.settle()

    try input?.controller.pop()
    for _ in 0..<3 { frame(try #require(input)) }
    #expect(gone != nil)
    input?.settle()
    frame(try #require(input))
    #expect(gone == nil)
    input = nil

    #expect(session == nil)
  }

  @Test("FC-5 The cached layout is released with the session, even during a transition")
  func ended() throws {
    weak var page: CountingPage?
    do {
      let upper = CountingPage("upper")
      page = upper
      let input = try pushed(upper)
      #expect(upper.count == 1)
      #expect(!input.names.isEmpty)
    }

    #expect(page == nil)
  }
}
