import FlowCore
import FlowUI
import Testing

/// Tests of text fields that accept only some characters, and show groups of digits.
@Suite struct InputFormatTests {
  private func input(_ state: TextFieldState) throws -> InputDriver {
    let input = InputDriver(on: TestScreen { Column { TextField("Number", state: state) } })
    try input.key("Tab")
    return input
  }

  private func field(_ input: InputDriver) -> AccessibilityNode? {
    input.session.accessibilityTree.all.first { $0.role == .textField }
  }

  @Test("A card number is shown in groups of digits, and the text contains only the digits")
  func card() throws {
    let state = TextFieldState(format: .card)
    let input = try input(state)

    input.type("4242-4242 ab 42")
    #expect(state.text == "4242424242")
    #expect(field(input)?.value == "4242 4242 42")
    input.type("424242 and no more")

    #expect(state.text == "4242424242424242")
    #expect(field(input)?.value == "4242 4242 4242 4242")
  }

  @Test("A last group of length `Int.max` takes all further digits")
  func longGroup() throws {
    let state = TextFieldState(format: .digits(inGroupsOf: 3, .max))
    let input = try input(state)

    input.type("0123456789")

    #expect(state.text == "0123456789")
    #expect(field(input)?.value == "012 3456789")
  }

  @Test("Text that does not fit a format, or contains nothing it accepts, calls `onRefusal`")
  func refusal() throws {
    var refusals = 0
    let state = TextFieldState(format: .cardExpiry)
    state.onRefusal = { refusals += 1 }
    let input = try input(state)

    input.type("soon")
    #expect((state.text, refusals) == ("", 1))
    input.type("08/293")
    #expect((state.text, refusals) == ("", 2))
    input.type("08/29")

    #expect((state.text, refusals) == ("0829", 2))
    #expect(field(input)?.value == "08/29")
  }

  @Test("The caret steps over digits and never stops at a separator; Backspace deletes a digit")
  func caret() throws {
    let state = TextFieldState("12345678", format: .card)
    let input = try input(state)

    for _ in 0..<4 { try input.key("Left") }
    try input.key("Backspace")
    #expect(state.text == "1235678")
    #expect(field(input)?.value == "1235 678")
    try input.key("Left")
    try input.key("Right")
    try input.key("Right")
    input.type("9")

    #expect(state.text == "12359678")
  }

  @Test(
    "A press sets the caret between the digits that are shown there, also after a separator",
    arguments: 0...8)
  func press(position: Int) throws {
    let state = TextFieldState("12345678", format: .card)
    let input = InputDriver(on: TestScreen { Column { TextField("Number", state: state) } })
    // A character is 8.5 points wide, and the first one begins at x = 12.
    let shown = position + (position > 4 ? 1 : 0)

    input.click(12 + 8.5 * Double(shown), 44)
    input.type("0")

    var expected = Array("12345678")
    expected.insert("0", at: position)
    #expect(state.text == String(expected))
  }

  @Test("An e-mail address contains no spaces, whether it is typed or set by code")
  func email() throws {
    let state = TextFieldState(" a@b.c ", format: .email)
    let input = try input(state)
    #expect(state.text == "a@b.c")

    input.type(" d\u{A0}e ")
    #expect(state.text == "a@b.cde")
    state.text = "x y@z"

    #expect(state.text == "xy@z")
  }

  @Test("Digits of other scripts become the digits 0 to 9")
  func scripts() throws {
    let state = TextFieldState(format: .digits)
    let input = try input(state)

    input.type("٤٢ and ४२, not 五, Ⅳ or ④")

    #expect(state.text == "4242")
  }

  @Test("A field with a format takes no composition")
  func composition() throws {
    let state = TextFieldState(format: .digits)

    state.composition = TextComposition("に", selected: 0..<1)

    #expect(state.composition == nil)
  }

  @Test(
    "A number consists of digits, at most one decimal point and, if allowed, a minus sign",
    arguments: [
      ("12a3", "123", 0, false), ("3,50", "3.50", 2, false), ("3.505", "3.50", 2, false),
      ("-7", "7", 0, false), ("-7-8", "-78", 0, true), ("\u{2212}4.25", "-4.25", 2, true),
      ("1.234,50", "1234.50", 2, false), ("1,234,567", "1234567", 2, false),
      ("\u{663}\u{66B}\u{665}", "3.5", 1, false), ("1.5", "1", 0, false), (".5", ".5", 1, false),
      ("1.234,50", "1234", 0, false),
      ("1,234", "1234", 0, false),
    ])
  func number(typed: String, text: String, digits: Int, isSigned: Bool) throws {
    let state = TextFieldState(format: .number(fractionDigits: digits, allowsNegative: isSigned))
    let input = try input(state)

    input.type(typed)
    #expect(state.text == text)
    #expect(Double(text) != nil)
    state.text = ""
    state.text = typed

    #expect(state.text == text)
  }

  @Test("A million digits are accepted before the point, and as many as fit after it")
  func manyDigits() {
    let format = InputFormat.number(fractionDigits: 3)
    let state = TextFieldState(format: format, limit: 2_000_000)
    let digits = String(repeating: "1", count: 1_000_000)

    state.text = "\(digits).\(digits)"

    #expect(state.text == "\(digits).111")
  }

  @Test("Typed text that would not leave a valid number is refused")
  func editingNumber() throws {
    var refusals = 0
    let state = TextFieldState(
      "-12.5", format: .number(fractionDigits: 2, allowsNegative: true))
    state.onRefusal = { refusals += 1 }
    let input = try input(state)

    input.type("0")
    #expect(state.text == "-12.50")
    for refused in ["7", ".", "-"] { input.type(refused) }
    #expect((state.text, refusals) == ("-12.50", 3))
    try input.key("Home")
    input.type("9")
    #expect((state.text, refusals) == ("-12.50", 4))
    try input.key("Right")
    input.type("3")
    #expect(state.text == "-312.50")
    try input.key("Ctrl+A")
    input.type("-5")
    try input.key("Home")
    input.type(".")
    #expect(state.text == "-5")
    try input.key("Ctrl+A")
    input.type("-.5")

    #expect(state.text == "-.5")
  }
}

/// Tests of the button that shows a password.
@Suite struct RevealTests {
  private func input(_ state: TextFieldState) throws -> InputDriver {
    let input = InputDriver(on: TestScreen { Column { TextField("Password", state: state) } })
    try input.key("Tab")
    return input
  }

  private func nodes(_ input: InputDriver) -> [AccessibilityNode] {
    input.session.accessibilityTree.all
  }

  @Test("The button shows the password, and conceals it again; the field keeps the focus")
  func reveal() throws {
    let state = TextFieldState("willow", isSecure: true, canBeRevealed: true)
    let input = try input(state)
    let button = try #require(nodes(input).first { $0.name == "Show password" }).frame
    #expect(nodes(input).first { $0.role == .textField }?.value == "••••••")

    input.click(button.midX, button.midY)
    let shown = nodes(input).first { $0.role == .textField }
    #expect(shown?.value == "willow")
    #expect(shown?.states == .focused)
    input.type("s")
    #expect(state.text == "willows")
    input.click(button.midX, button.midY)

    #expect(nodes(input).first { $0.role == .textField }?.value == "•••••••")
    #expect(nodes(input).contains { $0.name == "Show password" })
  }

  @Test("Only a secure field that can be revealed has the button, and Tab does not stop at it")
  func none() throws {
    for state in [TextFieldState("a", canBeRevealed: true), TextFieldState("a", isSecure: true)] {
      #expect(try !nodes(input(state)).contains { $0.role == .button })
    }
    let state = TextFieldState("a", isSecure: true, canBeRevealed: true)
    let input = try input(state)
    try input.key("Tab")

    input.type("b")

    #expect(state.text == "ab")
  }

  @Test("A revealed password is not copied")
  func copying() throws {
    let state = TextFieldState("willow", isSecure: true, canBeRevealed: true)
    let input = try input(state)
    var copied: [String] = []
    input.session.onCopy = { copied.append($0) }
    let button = try #require(nodes(input).first { $0.name == "Show password" }).frame
    input.click(button.midX, button.midY)

    for key in ["Ctrl+A", "Ctrl+C", "Ctrl+X"] { try input.key(key) }

    #expect(state.text == "willow")
    #expect(copied.isEmpty)
  }
}
