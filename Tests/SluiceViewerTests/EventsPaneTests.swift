import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// The events pane: the trace, a line each.
@Suite struct EventsPaneTests {
  /// A viewer that shows events, and what is copied in it.
  private func rig(_ copied: @escaping (String) -> Void) throws -> Rig {
    let rig = try Rig()
    rig.app.session.onCopy = copied
    try rig.click("Events")
    rig.wait(300)
    return rig
  }

  @Test("A click on an event gives it the focus, and Ctrl+C copies it as the trace prints it")
  func line() throws {
    var copied: [String] = []
    let rig = try rig { copied.append($0) }

    try rig.click("didAppear basket ")
    try rig.key("Ctrl+C")
    try rig.key("Down")
    try rig.key("Ctrl+C")

    #expect(copied == ["0.000000 didAppear basket", "0.000000 didShow basket"])
    #expect(!rig.verbs.contains("key Ctrl+C"))
  }

  @Test("The button beside the filter copies all events that are in the list")
  func all() throws {
    var copied: [String] = []
    let rig = try rig { copied.append($0) }
    try rig.click("Filter, as: didShow payment")
    rig.send(.text("appear"))

    try rig.click("Copy the events in this list")

    #expect(copied == ["0.000000 willAppear basket\n0.000000 didAppear basket"])
  }
}
