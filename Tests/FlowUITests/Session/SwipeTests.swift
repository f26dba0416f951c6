import FlowCore
import FlowUI
import Testing

/// Two-finger swipes on a touchpad, sent to a session as input.
@Suite struct SwipeTests {
  @Test("NF-I25 FC-10 A swipe of 400 points is a page width, and ends 80 ms after its last event")
  func scroll() throws {
    let input = try InputDriver("one")

    for _ in 0..<5 {
      input.wait(10)
      input.wheel(-1)
    }
    #expect(input.controller.fraction == 0.625)
    input.wait(79)
    #expect(input.controller.isDragging)
    input.wait(1)

    #expect(!input.controller.isDragging)
    #expect(input.names == ["root"])
  }

  @Test("A swipe in the forward direction pushes the next screen, and a vertical one does nothing")
  func scrollOn() throws {
    let input = try InputDriver("one")
    try input.top().proposal = "next"

    input.wheel(0, 3)
    input.settle()
    #expect(input.controller.fraction == nil)
    for _ in 0..<6 { input.wheel(1) }
    input.settle()

    #expect(input.names == ["root", "one", "next"])
  }

  @Test("FC-11 Escape and a loss of window focus cancel a swipe", arguments: [true, false])
  func scrollCancelled(byKey: Bool) throws {
    let input = try InputDriver("one")
    for _ in 0..<6 { input.wheel(-1) }

    if byKey { try input.key("Escape") } else { input.session.send(.focus(false), at: input.now) }
    input.wheel(-1)
    input.settle()

    #expect(input.names == ["root", "one"])
  }
}
