import FlowCore
import FlowModel
import Testing

@Suite struct DragObserverTests {
  private final class Listener: NavigationObserver {
    var heard: [String] = []

    func navigationController(
      _ controller: NavigationController, didBeginDraggingTo screen: any Screen
    ) {
      heard.append("begin \(screen.name)")
    }

    func navigationController(
      _ controller: NavigationController, didEndDraggingTo screen: any Screen,
      outcome: TransitionOutcome
    ) {
      heard.append("end \(screen.name) \(outcome.rawValue)")
    }

    func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
      heard.append("shown \(screen.name)")
    }

    func navigationController(_ controller: NavigationController, didCancel screen: any Screen) {
      heard.append("cancelled \(screen.name)")
    }
  }

  @Test(
    "Observers are told when a drag begins and ends, before the end of its transition",
    arguments: [true, false])
  func drag(finishes: Bool) throws {
    let harness = NavigationHarness()
    let listener = Listener()
    harness.controller.add(listener)
    let drag = try harness.pushAndBeginDrag()
    listener.heard.removeFirst()
    #expect(listener.heard == ["begin root"])

    drag.driver.update(0.4)
    if finishes { drag.driver.finish() } else { drag.driver.cancel() }
    harness.settle()

    #expect(
      listener.heard
        == (finishes
          ? ["begin root", "end root finish", "shown root"]
          : ["begin root", "end root cancel", "cancelled root"]))
  }

  @Test("A transition without a drag reports none, and one that is grabbed again reports two")
  func grabbedAgain() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    let listener = Listener()
    harness.controller.add(listener)
    drag.driver.update(0.4)
    drag.driver.finish()
    harness.advance(milliseconds: 20)

    try harness.controller.pop()
    drag.driver.cancel()
    harness.settle()
    drag.isInteractive = false
    try harness.controller.pop()
    harness.settle()

    #expect(
      listener.heard == [
        "end root finish", "begin root", "end root cancel", "cancelled root", "shown root",
      ])
  }
}
