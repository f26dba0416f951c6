import FlowCore
import FlowUI
import Testing

@Suite struct SearchFieldTests {
  private func button(_ session: FlowSession) -> AccessibilityNode? {
    session.accessibilityTree.all.first { $0.name == "Clear search" }
  }

  @Test("A search field has a button that clears it, as long as there is something to clear")
  func clear() throws {
    var told: [String] = []
    let state = TextFieldState { told.append($0) }
    let input = InputDriver(
      on: TestScreen { Column { SearchField(state: state, accessibilityLabel: "Search") } })
    try input.key("Tab")
    #expect(button(input.session) == nil)

    input.type("oak")
    let frame = try #require(button(input.session)?.frame)
    input.click(frame.midX, frame.midY)

    #expect(told == ["oak", ""] && state.hasFocus)
    #expect(button(input.session) == nil)
    try input.key("Ctrl+Z")
    #expect(state.text == "oak")
  }

  @Test("The text begins beside the icon, and a press sets the caret between its letters")
  func press() throws {
    let state = TextFieldState("abcd")
    let input = InputDriver(
      on: TestScreen { Column { SearchField(state: state, accessibilityLabel: "Search") } })
    // The icon of 20 points is 12 points from the edge and 8 points from the text.
    input.click(12 + 20 + 8 + 2 * 8.5, 22)

    input.type("x")

    #expect(state.text == "abxcd")
  }

  @Test("A disabled search field has no clear button; a disabled password cannot be shown")
  func disabled() {
    let (search, password) = (
      TextFieldState("a"), TextFieldState("b", isSecure: true, canBeRevealed: true)
    )
    (search.isEnabled, password.isEnabled) = (false, false)
    let input = InputDriver(
      on: TestScreen {
        Column {
          SearchField(state: search, accessibilityLabel: "Search")
          TextField("Password", state: password)
        }
      })

    let buttons = input.session.accessibilityTree.all.filter { $0.role == .button }

    #expect(buttons.map(\.name) == ["Show password"])
    #expect(buttons.allSatisfy { $0.states.contains(.disabled) })
  }
}

/// Tests of search fields in navigation bars, on a stage 400 points wide with a status bar of 44
/// points.
@Suite struct BarSearchTests {
  private let search = TextFieldState()

  private func harness() -> BarHarness {
    BarHarness(
      BarPage(
        "Books",
        NavigationItem(
          title: "Books", search: SearchField(state: search, accessibilityLabel: "Search books"))))
  }

  private func field(_ harness: BarHarness) -> AccessibilityNode? {
    let bar = harness.session.accessibilityTree.all.first { $0.role == .navigationBar }
    return bar?.all.first { $0.role == .textField }
  }

  @Test("A search field is part of the bar, below the title, and the page begins below it")
  func frame() throws {
    let harness = harness()

    let node = try #require(field(harness))

    #expect(node.frame == Rect(x: 16, y: 88, width: 368, height: 44))
    #expect(harness.bottom == 44 + 44 + 44 + 8)
    let text = harness.session.accessibilityTree.all.first { $0.role == .text }
    #expect(text?.frame.minY == harness.bottom)
  }

  @Test("A search field in a bar takes presses and text")
  func typing() throws {
    let harness = harness()

    harness.click(100, 110)
    harness.type("oak")

    #expect(search.text == "oak")
    #expect(field(harness)?.states.contains(.focused) == true)
  }

  @Test("Ctrl+F focuses the search field; Escape clears its text, and a second Escape goes back")
  func keys() throws {
    let harness = harness()
    let page = BarPage("First")
    try harness.controller.setStack([page, harness.controller.top], .immediate)

    try harness.key("Ctrl+F")
    harness.type("oak")
    try harness.key("Escape")
    #expect(search.text.isEmpty && search.hasFocus)
    #expect(harness.controller.stack.count == 2)
    try harness.key("Escape")
    harness.settle()

    #expect(harness.controller.top === page)
    let find = InputEvent.key(KeyPress("F", modifiers: [.ctrl]))
    #expect(!harness.session.send(find, at: harness.context.clock.now))
  }

  @Test("A search field stays below the row of controls while a large title scrolls away")
  func scrolling() throws {
    let scroll = ScrollState()
    let harness = BarHarness(
      ScrollingPage(
        NavigationItem(
          title: "Books", isLarge: true, scroll: scroll,
          search: SearchField(state: search, accessibilityLabel: "Search books")), scroll))
    #expect(field(harness)?.frame.minY == 140)

    scroll.scroll(to: 300, animated: false)

    #expect(field(harness)?.frame.minY == 88)
    #expect(harness.bottom == 88 + 44 + 8)
  }

  @Test("During a push the search field moves out with its page, and fades out")
  func transition() throws {
    let harness = harness()
    try harness.controller.push(BarPage("Book"))
    harness.wait(until: 0.4)

    let layer = try #require(harness.layer("search"))
    #expect(layer.offset.x < 0 && layer.opacity < 0.5)
    harness.settle()

    #expect(harness.layer("search") == nil)
    #expect(harness.bottom == 88)
  }
}

/// A page whose content is higher than the stage.
private final class ScrollingPage: ComposedScreen {
  let name = "scrolling"
  let navigationItem: NavigationItem
  private let scroll: ScrollState

  init(_ item: NavigationItem, _ scroll: ScrollState) {
    (navigationItem, self.scroll) = (item, scroll)
  }

  func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) { Spacer(2_000) }
  }
}
