import FlowCore
import FlowUI
import Testing

@Suite struct ControlLongPressTests {
  private final class Log {
    var events: [String] = []
  }

  /// A control with a long press action, from 0,0 to 800,44, and one without it below.
  private func input() -> (input: InputDriver, log: Log, control: Control) {
    let log = Log()
    let control = Control { log.events.append("tap") }
    control.onLongPress = { log.events.append("long press") }
    let plain = Control { log.events.append("plain") }
    let screen = TestScreen {
      Column {
        Button("Long press", control: control)
        Button("Tap", control: plain)
      }
    }
    return (InputDriver(on: screen), log, control)
  }

  @Test("A press that does not move for 500 ms is one long press, and its release is no tap")
  func longPress() {
    let (input, log, control) = input()

    input.mouse(.down, 20, 20)
    input.wait(499)
    #expect(log.events.isEmpty)
    input.wait(1)
    #expect(log.events == ["long press"])
    input.wait(200)
    #expect(control.drawnPress == 0)
    input.mouse(.move, 22, 22)
    input.wait(600)
    #expect(control.drawnPress == 0)
    input.mouse(.up, 20, 20)

    #expect(log.events == ["long press"])
  }

  @Test("A press that moves on a control is a tap, and not a long press")
  func moved() {
    let (input, log, _) = input()

    input.mouse(.down, 20, 20)
    input.mouse(.move, 60, 20)
    input.wait(700)
    input.mouse(.up, 60, 20)

    #expect(log.events == ["tap"])
  }

  @Test("Without a long press action, a press of any duration is a tap")
  func long() {
    let (input, log, _) = input()

    input.mouse(.down, 20, 60)
    input.wait(5000)
    input.mouse(.up, 20, 60)

    #expect(log.events == ["plain"])
  }

  @Test(
    "A press whose page is covered or popped before the release activates nothing",
    arguments: ["push", "pop"], [100, 700])
  func goneScreen(verb: String, milliseconds: Int) throws {
    let (input, log, control) = input()
    if verb == "pop" {
      let page = try #require(input.controller.top as? TestScreen)
      try input.controller.setStack([TestScreen("root") {}, page], .immediate)
    }
    input.mouse(.down, 20, 20)
    input.wait(50)

    if verb == "push" {
      try input.controller.push(TestScreen("upper") {})
    } else {
      try input.controller.pop()
    }
    input.wait(milliseconds)
    input.mouse(.up, 20, 20)
    input.settle()

    #expect(log.events.isEmpty)
    #expect(control.drawnPress == 0)
  }

  @Test("A press whose control is replaced before the release activates neither control")
  func goneControl() {
    let log = Log()
    let controls = ["a", "b"].map { name in Control { log.events.append(name) } }
    var index = 0
    let screen = TestScreen { Column { Button("x", control: controls[index]) } }
    let input = InputDriver(on: screen)
    input.mouse(.down, 20, 20)

    index = 1
    input.mouse(.up, 20, 20)
    #expect(log.events.isEmpty)
    input.click(20, 20)

    #expect(log.events == ["b"])
  }

  @Test(
    "NF-Q13 A double click on a control pushes its page once and activates nothing on that page",
    arguments: [0, 50, 140])
  func doubleClick(pause: Int) throws {
    let (input, log, control) = input()
    let next = Control { log.events.append("next") }
    control.onActivate = { [controller = input.controller] in
      log.events.append("push")
      controller.attempt {
        try $0.push(TestScreen("next") { Column { Button("Next", control: next) } })
      }
    }

    input.click(20, 20)
    input.wait(pause)
    input.click(20, 20)
    input.settle()
    #expect(log.events == ["push"])
    #expect(input.names == ["board", "next"])
    input.click(20, 20)

    #expect(log.events == ["push", "next"])
  }

  @Test("FC-12 A page that is being revealed takes presses during the transition")
  func revealed() throws {
    let (input, log, _) = input()
    try input.controller.push(TestScreen("upper") {}, .immediate)
    try input.key("Alt+Left")
    input.wait(60)

    input.click(20, 20)

    #expect(log.events == ["tap"])
  }
}
