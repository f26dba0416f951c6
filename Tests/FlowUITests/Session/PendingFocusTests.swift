import FlowCore
import FlowUI
import Testing

/// The focus that a page requests, wherever the page is shown.
@Suite struct PendingFocusTests {
  /// A page that requests the focus for its field when a check has ended.
  private final class Form: ComposedScreen {
    let name = "form"
    let field = TextFieldState()
    private let submit = Control()
    private let context: FlowContext
    private let wait: Duration?
    private var wantsFocus = false
    let overlayStack = Overlays()
    var overlays: Overlays? { overlayStack }

    /// - Parameter wait: How long the check takes; `nil` if it takes no time.
    init(in context: FlowContext, checkedAfter wait: Duration? = nil) {
      (self.context, self.wait) = (context, wait)
      submit.onActivate = { [unowned self] in check() }
    }

    private func check() {
      guard let wait else { return wantsFocus = true }
      context.load(
        "check", for: self, simulating: SimulatedLoad<Bool>.failure(.offline, after: wait)
      ) {
        [weak self] _ in self?.wantsFocus = true
      }
    }

    func body(in context: LayoutContext) -> [any Element] {
      Column {
        TextField("Name", state: field)
        Button("Submit", control: submit)
      }
    }

    func takePendingFocus() -> (any FocusableInputTarget)? {
      defer { wantsFocus = false }
      return wantsFocus ? field : nil
    }
  }

  private func submit(_ input: InputDriver) throws {
    let button = try #require(
      input.session.accessibilityTree.all.first { $0.name == "Submit" }, "\(input.names)")
    input.click(button.middle.x, button.middle.y)
  }

  @Test("A page of a presented flow gets the focus that it requests, and then receives typed text")
  func presented() throws {
    let input = try InputDriver("one")
    let form = Form(in: input.context)
    let flow = NavigationController(root: form, context: input.context, isVisible: false)
    try input.controller.present(flow, .immediate)

    try submit(input)
    input.session.send(.text("a"), at: input.now)

    #expect(form.field.hasFocus)
    #expect(form.field.text == "a")
  }

  @Test("A page in a tab gets the focus that it requests, and then receives typed text")
  func tab() throws {
    let context = FlowContext()
    let form = Form(in: context)
    let flow = NavigationController(root: form, context: context, isVisible: false)
    let other = NavigationController(
      root: OfferingPage("b"), context: context, isVisible: false)
    let tabs = TabBarScreen([
      Tab("A", icon: .house, flow: flow), Tab("B", icon: .house, flow: other),
    ])
    let input = InputDriver(on: tabs, in: context)

    try submit(input)
    input.session.send(.text("a"), at: input.now)

    #expect(form.field.hasFocus)
    #expect(form.field.text == "a")
  }

  @Test("A page gets the focus that it requests when a simulated call ends")
  func afterCall() throws {
    let context = FlowContext()
    let form = Form(in: context, checkedAfter: .seconds(1))
    let input = InputDriver(on: form, in: context)
    try submit(input)
    #expect(!form.field.hasFocus)

    input.wait(1000)

    #expect(form.field.hasFocus)
    #expect(input.session.textInput != nil)
  }

  @Test("A page that requests the focus under an alert gets it when the alert is closed")
  func underAlert() throws {
    let context = FlowContext()
    let form = Form(in: context, checkedAfter: .seconds(1))
    let input = InputDriver(on: form, in: context)
    try submit(input)
    var isAnswered = false
    form.overlayStack.show(Alert("Wait", actions: [.init("OK") { isAnswered = true }]))

    input.wait(1000)
    #expect(!form.field.hasFocus)
    try input.key("Return")
    input.settle()

    #expect(isAnswered)
    #expect(form.field.hasFocus)
  }

  @Test("After a pop, the field that had the focus has it again, and takes what is typed")
  func afterPop() throws {
    let context = FlowContext()
    let form = Form(in: context)
    let input = InputDriver(on: form, in: context)
    try submit(input)
    try input.controller.push(OfferingPage("above"))
    input.settle()
    #expect(input.session.textInput == nil)

    try input.controller.pop()
    input.settle()
    input.session.send(.text("a"), at: input.now)

    #expect(form.field.text == "a")
  }
}
