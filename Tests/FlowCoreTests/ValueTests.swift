import FlowCore
import Testing

@Suite struct ValueTests {
  @Test(
    "FC-17 An instant is written in milliseconds with six decimals",
    arguments: [
      (0, "0.000000"), (350_000_000, "350.000000"), (1, "0.000001"), (-1_500_000, "-1.500000"),
    ])
  func instant(nanoseconds: Int64, text: String) {
    #expect(Instant(nanoseconds: nanoseconds).description == text)
  }

  @Test("An input event takes no more than 64 bytes: a viewer keeps all of them")
  func inputEvent() {
    #expect(MemoryLayout<InputEvent>.stride <= 64)
  }

  @Test(
    "Numbers in traces have fixed decimals",
    arguments: [
      (0.125, 2, "0.13"), (-0.001, 2, "0.00"), (2, 0, "2"), (0.999_999_9, 6, "1.000000"),
      (.nan, 2, "nan"), (-.infinity, 2, "-inf"), (-12.5, 1, "-12.5"),
    ])
  func fixed(number: Double, decimals: Int, text: String) {
    #expect(number.fixed(decimals) == text)
  }

  @Test(
    "A key press is parsed from its description",
    arguments: [
      "Escape", "Alt+Left", "Ctrl+Alt+Shift+Q", "AC_BACK", "X1", "+", "Ctrl++", "Keypad_+",
      "Alt+Keypad_+/-",
    ])
  func keys(text: String) {
    #expect(KeyPress(parsing: text)?.description == text)
  }

  @Test(
    "A text that is not a key press is not parsed",
    arguments: ["", "Alt+", "Hyper+A", "++A", "Enter", "Ctrl+ ", "\n"])
  func badKeys(text: String) {
    #expect(KeyPress(parsing: text) == nil)
  }

  @Test(
    "The case of a key's name does not matter",
    arguments: [("escape", "Escape"), ("Alt+LEFT", "Alt+Left"), ("ac_back", "AC_BACK"), ("a", "A")])
  func keysInAnyCase(text: String, description: String) {
    #expect(KeyPress(parsing: text)?.description == description)
  }

  @Test(
    "Keys that move by one step or edit text repeat while held",
    arguments: [
      "Left", "Ctrl+Right", "Shift+Up", "Ctrl+Shift+Down", "PageUp", "PageDown", "Shift+Tab",
      "Backspace", "Ctrl+Delete", "Ctrl+,", "Ctrl+.", "Ctrl+Shift+Z", "Ctrl+Y", "Ctrl++", "Ctrl+=",
      "Ctrl+-", "Ctrl+Keypad_+",
    ])
  func repeatedKeys(text: String) throws {
    #expect(try #require(KeyPress(parsing: text)).repeats)
  }

  @Test(
    "Keys that trigger an action, and other combinations, do not repeat while held",
    arguments: [
      "Escape", "Return", "Keypad_Enter", "Space", "AC_BACK", "X1", "F5", "F11", "Home", "End",
      "Alt+Left", "Alt+Right", "Ctrl+Alt+Left", "Alt+Tab", "Super+Up", "A", "Z", "Shift+.", ",",
      "Ctrl+V", "Ctrl+L", "Ctrl+1",
    ])
  func singleKeys(text: String) throws {
    #expect(try !#require(KeyPress(parsing: text)).repeats)
  }

  @Test("A clock does not run backwards, and stops at each deadline in order")
  func clock() {
    final class DeadlineParticipant: ClockParticipant {
      var deadline: Instant?
      var isMoving: Bool { false }
      let name: String
      let ring: (String, Instant) -> Void
      init(_ name: String, at nanoseconds: Int64, _ ring: @escaping (String, Instant) -> Void) {
        (self.name, self.ring) = (name, ring)
        deadline = Instant(nanoseconds: nanoseconds)
      }
      func advance(to instant: Instant) {
        guard let due = deadline, due <= instant else { return }
        deadline = nil
        ring(name, instant)
      }
    }
    var rings: [String] = []
    let clock = FlowClock()
    let alarms = [("late", 30), ("early", 10)].map { name, time in
      DeadlineParticipant(name, at: Int64(time)) { rings.append("\($0) \($1.nanoseconds)") }
    }
    alarms.forEach(clock.add)

    // A clock does not keep its participants alive.
    withExtendedLifetime(alarms) {
      clock.advance(to: Instant(nanoseconds: 100))
      clock.advance(to: Instant(nanoseconds: 50))
    }

    #expect(rings == ["early 10", "late 30"])
    #expect(clock.now == Instant(nanoseconds: 100))
  }
}
