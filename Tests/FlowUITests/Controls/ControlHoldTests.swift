import FlowCore
import FlowUI
import Testing

/// Controls that are held, and controls that go while they are held.
@Suite struct ControlHoldTests {
  private final class Log {
    var events: [String] = []
  }

  /// A control that may be held, from 0,0 to 800,44, and one below that may not.
  private func hands() -> (hands: InputDriver, log: Log, held: Control) {
    let log = Log()
    let held = Control { log.events.append("tap") }
    held.onLongPress = { log.events.append("hold") }
    let plain = Control { log.events.append("plain") }
    let board = TestScreen {
      Column {
        Button("Hold", control: held)
        Button("Tap", control: plain)
      }
    }
    return (InputDriver(on: board), log, held)
  }

  @Test("A control that lies still under a press for 500 ms is held, once, and not tapped as well")
  func hold() {
    let (hands, log, held) = hands()

    hands.mouse(.down, 20, 20)
    hands.wait(499)
    #expect(log.events.isEmpty)
    hands.wait(1)
    #expect(log.events == ["hold"])
    hands.wait(200)
    #expect(held.press(in: hands) == 0)
    hands.mouse(.move, 22, 22)
    hands.wait(600)
    #expect(held.press(in: hands) == 0)
    hands.mouse(.up, 20, 20)

    #expect(log.events == ["hold"])
  }

  @Test("A press that moves is not held, and is a tap all the same")
  func moved() {
    let (hands, log, _) = hands()

    hands.mouse(.down, 20, 20)
    hands.mouse(.move, 60, 20)
    hands.wait(700)
    hands.mouse(.up, 60, 20)

    #expect(log.events == ["tap"])
  }

  @Test("A control that nothing comes of holding is tapped however long that takes")
  func long() {
    let (hands, log, _) = hands()

    hands.mouse(.down, 20, 60)
    hands.wait(5000)
    hands.mouse(.up, 20, 60)

    #expect(log.events == ["plain"])
  }

  @Test(
    "A press whose page goes meanwhile comes to nothing", arguments: ["push", "pop"], [100, 700])
  func goneScreen(verb: String, milliseconds: Int) throws {
    let (hands, log, held) = hands()
    if verb == "pop" {
      let page = try #require(hands.controller.top as? TestScreen)
      try hands.controller.setStack([TestScreen("root") {}, page], .immediate)
    }
    hands.mouse(.down, 20, 20)
    hands.wait(50)

    if verb == "push" {
      try hands.controller.push(TestScreen("upper") {})
    } else {
      try hands.controller.pop()
    }
    hands.wait(milliseconds)
    hands.mouse(.up, 20, 20)
    hands.settle()

    #expect(log.events.isEmpty)
    #expect(held.press(in: hands) == 0)
  }

  @Test(
    "A press whose control goes meanwhile comes to nothing, also if another one takes its place")
  func goneControl() {
    let log = Log()
    let controls = ["a", "b"].map { name in Control { log.events.append(name) } }
    var index = 0
    let board = TestScreen { Column { Button("x", control: controls[index]) } }
    let hands = InputDriver(on: board)
    hands.mouse(.down, 20, 20)

    index = 1
    hands.mouse(.up, 20, 20)
    #expect(log.events.isEmpty)
    hands.click(20, 20)

    #expect(log.events == ["b"])
  }

  @Test(
    "NF-Q13 A double click on what pushes a page sets off one thing", arguments: [20, 100, 190])
  func doubleClick(pause: Int) throws {
    let (hands, log, held) = hands()
    let next = Control { log.events.append("next") }
    held.onActivate = { [controller = hands.controller] in
      log.events.append("push")
      controller.attempt {
        try $0.push(TestScreen("next") { Column { Button("Next", control: next) } })
      }
    }

    hands.click(20, 20)
    hands.wait(pause - 50)
    hands.click(20, 20)
    hands.settle()
    #expect(log.events == ["push"])
    #expect(hands.names == ["board", "next"])
    hands.click(20, 20)

    #expect(log.events == ["push", "next"])
  }

  @Test("FC-12 A page that is revealed takes presses at once")
  func revealed() throws {
    let (hands, log, _) = hands()
    try hands.controller.push(TestScreen("upper") {}, .immediate)
    try hands.key("Alt+Left")
    hands.wait(60)

    hands.click(20, 20)

    #expect(log.events == ["tap"])
  }
}
