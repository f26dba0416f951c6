import FlowCore
import FlowUI
import Testing

/// A page with two fields, a switch, and a button at the bottom, on a stage of 800x600 points.
private final class FormPage: ComposedScreen {
  let name = "form"
  let first = FormFieldState(check: { $0.isEmpty ? "Write a name." : nil })
  let second = FormFieldState(check: { $0.contains("@") ? nil : "Write an address." })
  let news = SwitchState()
  let form: FormState
  private(set) var submissions = 0

  init(focusesFirst: Bool = true) {
    form = FormState([first, second], others: [news], focusesFirst: focusesFirst)
    form.onSubmit = { [unowned self] in submissions += 1 }
  }

  func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: form.scroll) {
      Form(state: form, spacing: 16) {
        TextField("First", state: first)
        Spacer(400)
        TextField("Second", state: second)
        Switch("News", state: news)
      }
    } footer: {
      Button("Send", role: .primary, control: form.submitButton)
    }
  }
}

@Suite struct FormTests {
  private let page = FormPage()
  private let input: InputDriver

  init() { input = InputDriver(on: page) }

  private var focused: [Bool] { [page.first.input.hasFocus, page.second.input.hasFocus] }

  private func node(_ name: String) throws -> AccessibilityNode {
    try #require(input.session.accessibilityTree.all.first { $0.name == name })
  }

  private func showFrame() { _ = input.session.layerTree }

  @Test("Enter moves from field to field and then submits, once all fields are valid")
  func submit() throws {
    #expect(focused == [true, false])
    input.type("Juna")
    try input.key("Return")
    #expect(focused == [false, true])
    input.type("juna@example.org")
    try input.key("Return")

    #expect(page.submissions == 1)
    try input.key("Tab")
    try input.key("Tab")
    try input.key("Return")
    #expect(page.submissions == 2)
  }

  @Test("Submitting shows all problems, and focuses and reveals the first field that has one")
  func problems() throws {
    input.type("Juna")
    try input.key("Tab")
    try input.key("Tab")
    try input.key("Tab")
    #expect(page.form.submitButton.hasFocus)
    input.wheel(0, -100)
    input.settle()

    try input.key("Return")
    input.settle()

    #expect(page.submissions == 0)
    #expect(page.first.problem == nil && page.second.problem == "Write an address.")
    #expect(focused == [false, true])
    let (field, message) = (try node("Second"), try node("Write an address."))
    #expect(field.states == [.focused, .invalid])
    #expect(message.frame.maxY <= (try node("Send")).frame.minY)
  }

  @Test("A field that is not empty is checked when it loses the focus, and again as it changes")
  func leaving() throws {
    try input.key("Tab")
    #expect(page.first.problem == nil)
    input.type("juna")
    try input.key("Tab")
    #expect(page.second.problem == "Write an address.")
    try input.key("Shift+Tab")

    input.type("@")

    #expect(page.second.problem == nil)
  }

  @Test("A field whose first text is not valid is checked, too, when the first key leaves it")
  func leavingAtOnce() throws {
    page.second.text = "juna"
    page.form.focus(page.second.input)

    try input.key("Tab")

    #expect(page.second.problem == "Write an address.")
  }

  @Test("Refusing a field focuses and reveals it, and its problem remains until the text changes")
  func refusal() throws {
    page.second.text = "juna@example.org"
    page.form.refuse(page.second, "Somebody has this address.")
    showFrame()
    input.settle()
    #expect(focused == [false, true])
    #expect(try node("Somebody has this address.").frame.maxY <= node("Send").frame.minY)
    try input.key("Tab")
    #expect(page.second.problem == "Somebody has this address.")
    try input.key("Shift+Tab")

    input.type("x")

    #expect(page.second.problem == nil)
  }

  @Test("A form can focus and reveal other targets than fields, and may start without focus")
  func others() throws {
    #expect(!FormPage(focusesFirst: false).first.input.hasFocus)
    page.form.show(page.news)
    showFrame()
    input.settle()

    #expect(page.news.hasFocus && focused == [false, false])
    #expect(try node("News").frame.maxY <= node("Send").frame.minY)
    let unknown = Control()
    page.form.focus(unknown)
    #expect(unknown.hasFocus && !page.news.hasFocus)
  }

  @Test("Enter skips a disabled field")
  func disabledField() throws {
    page.second.text = "juna@example.org"
    page.second.input.isEnabled = false
    input.type("Juna")

    try input.key("Return")

    #expect(focused == [true, false])
    #expect(page.submissions == 1)
  }

  @Test("Enter does not submit while the button is disabled")
  func disabled() throws {
    page.first.text = "Juna"
    page.second.text = "juna@example.org"
    page.form.submitButton.isEnabled = false
    try input.key("Return")
    try input.key("Return")
    #expect(page.submissions == 0)

    page.form.submitButton.isEnabled = true
    try input.key("Return")

    #expect(page.submissions == 1)
  }

  @Test("A refusal by `onChange` is kept when the same text is set, and cleared by another text")
  func kept() {
    let field = FormFieldState()
    field.onChange = { [unowned field] _ in field.refuse("No.") }
    field.input.hasFocus = true
    _ = field.input.handle("x", LayoutContext(800, 600))
    #expect(field.problem == "No.")

    field.text = field.text
    #expect(field.problem == "No.")
    field.text = "y"

    #expect(field.problem == nil)
  }

  @Test("A refusal is kept when a text is set that the format turns into the same text")
  func accepted() {
    let field = FormFieldState("12", format: .digits)
    field.refuse("Somebody has this number.")

    field.text = "1 2"

    #expect(field.problem == "Somebody has this number.")
  }

  @Test("A field that has the focus from the start is in view, and a form keeps no page alive")
  func start() {
    weak var released: FormPage?
    do {
      let page = FormPage()
      page.form.focus(page.second.input)
      let session = InputDriver(on: page).session
      let field = session.accessibilityTree.all.first { $0.name == "Second" }
      #expect((field?.frame.maxY ?? .infinity) < 600)
      #expect(page.form.scroll.offset > 0)
      released = page
    }

    #expect(released == nil)
  }
}
