import FlowCore
import FlowUI
import Testing

/// Tests that `FlowSession.send` returns whether the session has used the input.
@Suite struct UsedInputTests {
  /// A page with a button, a text field and, below both, a list that scrolls.
  private final class Page: ComposedScreen {
    let name: String
    let field = TextFieldState()
    private let next = Control()
    private let scroll = ScrollState()

    init(_ name: String) { self.name = name }

    func body(in context: LayoutContext) -> [any Element] {
      SafeArea {
        Button("Next", control: next)
        TextField("Field", state: field)
        ScrollArea(state: scroll) { (1...40).map { ListRow("Row \($0)") } }
      }
    }
  }

  private let page = Page("first")
  private let flow: NavigationController
  private let session: FlowSession

  init() {
    flow = NavigationController(root: page, context: FlowContext())
    session = FlowSession(
      navigation: flow, size: Size(width: 300, height: 400), measuring: SquareMeasuring())
  }

  private func send(_ input: InputEvent) -> Bool {
    session.send(input, at: session.context.clock.now)
  }

  private func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) -> Bool {
    send(.pointer(phase, device: .mouse, finger: 0, location: Point(x: x, y: y)))
  }

  @Test("A key that goes back is used while there is a page to go back to")
  func back() throws {
    try flow.push(Page("second"))
    session.context.clock.settle(atMost: .seconds(5))

    #expect(send(.key(KeyPress("Escape"))))
    session.context.clock.settle(atMost: .seconds(5))

    #expect(flow.top === page)
    #expect(!send(.key(KeyPress("Escape"))))
    #expect(!send(.key(KeyPress("Left", modifiers: [.alt]))))
  }

  @Test("Escape at the root is used if it ends a composition")
  func cancelling() {
    page.field.hasFocus = true
    #expect(send(.composition(TextComposition("x", selected: 0..<1))))

    #expect(send(.key(KeyPress("Escape"))))

    #expect(page.field.composition == nil)
    #expect(!send(.key(KeyPress("Escape"))))
  }

  @Test("A key that moves the focus or edits the focused field is used, and F5 is not")
  func keys() {
    #expect(!send(.key(KeyPress("F5"))))
    #expect(!send(.text("a")))
    page.field.hasFocus = true

    #expect(send(.text("a")))
    #expect(send(.key(KeyPress("Backspace"))))
    #expect(send(.key(KeyPress("Tab"))))
    #expect(!send(.key(KeyPress("F5"))))
  }

  @Test("A scroll is used if something under the pointer scrolls")
  func scroll() {
    _ = pointer(.move, 150, 20)
    #expect(!send(.wheel(right: 0, down: 1)))
    _ = pointer(.move, 150, 300)

    #expect(send(.wheel(right: 0, down: 1)))
  }

  @Test("A pointer is used while it is over the session or pressed on it")
  func pointers() {
    #expect(pointer(.move, 150, 390))
    #expect(!pointer(.move, -20, 390))
    #expect(pointer(.down, 150, 390))
    #expect(pointer(.move, -20, 390))
    #expect(pointer(.up, -20, 390))
    #expect(!pointer(.move, -20, 390))
  }

  @Test("Input that is refused because a transition is frozen counts as used")
  func frozen() throws {
    try flow.push(Page("second"))
    _ = send(.debugger(.scrub(0.5)))

    #expect(send(.key(KeyPress("F5"))))
    #expect(send(.wheel(right: 0, down: 1)))
  }
}
