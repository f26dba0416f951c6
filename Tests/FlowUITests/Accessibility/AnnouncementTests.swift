import FlowCore
import FlowUI
import Testing

/// Tests of texts that are spoken when they appear.
@Suite struct AnnouncementTests {
  private let field = FormFieldState(check: { $0.contains("@") ? nil : "An address has an @." })
  private let form: FormState
  private let input: InputDriver

  init() {
    let (field, form) = (field, FormState([field]))
    self.form = form
    input = InputDriver(
      on: TestScreen {
        ScrollArea(state: form.scroll) {
          Form(state: form) {
            TextField("E-mail", state: field)
            Button("Send", control: form.submitButton)
          }
        }
      })
  }

  @Test("A validation message is spoken once when it appears, and again when it reappears")
  func message() throws {
    var spoken: [String] = []
    input.session.onAnnouncement = { spoken.append($0) }
    input.type("ida")

    try input.key("Return")
    try input.key("Return")
    #expect(spoken == ["An address has an @."])
    input.type("@b.c")
    try input.key("Backspace")
    #expect(spoken.count == 1)
    for _ in 0..<4 { try input.key("Backspace") }

    #expect(spoken.count == 1)
    try input.key("Return")
    #expect(spoken == ["An address has an @.", "An address has an @."])
  }

  @Test("A message that outside work shows is spoken, and not spoken again after an overlay")
  func overlay() throws {
    var spoken: [String] = []
    input.session.onAnnouncement = { spoken.append($0) }
    let screen = try #require(input.controller.top as? TestScreen)
    let overlays = Overlays()
    screen.overlays = overlays

    form.refuse(field, "This address is taken.")
    input.session.noticeOutsideWork()
    #expect(spoken == ["This address is taken."])
    overlays.show(Alert("Leave?"))
    input.settle()
    try input.key("Escape")
    input.settle()
    try input.key("Tab")

    #expect(spoken == ["This address is taken."])
  }

  @Test("The node of an invalid field has its problem, also in the node's description")
  func node() throws {
    input.type("ida")

    try input.key("Return")

    let node = try #require(
      input.session.accessibilityTree.all.first { $0.role == .textField })
    #expect(node.problem == "An address has an @." && node.states.contains(.invalid))
    #expect(
      node.description
        == #"text field "E-mail" = "ida" (focused, invalid) problem "An address has an @.""#)
  }
}
