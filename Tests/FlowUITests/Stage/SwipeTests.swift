import FlowCore
import FlowUI
import Testing

/// Two fingers on a touchpad, by input into a session.
@Suite struct SwipeTests {
  @Test("NF-I25 FC-10 A scroll of 400 points is a page, and is over 80 ms after its last event")
  func scroll() throws {
    let hands = try InputDriver("one")

    for _ in 0..<5 {
      hands.wait(10)
      hands.wheel(-1)
    }
    #expect(hands.controller.fraction == 0.625)
    hands.wait(79)
    #expect(hands.controller.isDragging)
    hands.wait(1)

    #expect(!hands.controller.isDragging)
    #expect(hands.names == ["root"])
  }

  @Test("A scroll to the other side goes on; up and down it means nothing here")
  func scrollOn() throws {
    let hands = try InputDriver("one")
    try hands.top().offer = "next"

    hands.wheel(0, 3)
    hands.settle()
    #expect(hands.controller.fraction == nil)
    for _ in 0..<6 { hands.wheel(1) }
    hands.settle()

    #expect(hands.names == ["root", "one", "next"])
  }

  @Test("FC-11 Escape and a lost window give a scroll up", arguments: [true, false])
  func scrollCancelled(byKey: Bool) throws {
    let hands = try InputDriver("one")
    for _ in 0..<6 { hands.wheel(-1) }

    if byKey { try hands.key("Escape") } else { hands.session.send(.focus(false), at: hands.now) }
    hands.wheel(-1)
    hands.settle()

    #expect(hands.names == ["root", "one"])
  }
}
