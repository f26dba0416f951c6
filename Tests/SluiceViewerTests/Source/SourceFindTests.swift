import FlowCore
import FlowDemos
import FlowUI
import SluiceViewer
import Testing

/// Finding words in the code that the viewer shows.
@Suite struct SourceFindTests {
  /// The viewer with the code of a demo, whose first line was clicked.
  private func rig(_ demo: String = "signup") throws -> ViewerHarness {
    let rig = try ViewerHarness(demo)
    try rig.click("Source")
    rig.wait(500)
    let code = try rig.node("Code").frame
    rig.click(Point(x: code.midX, y: code.minY + 8))
    return rig
  }

  private func value(_ rig: ViewerHarness) throws -> String {
    try rig.node("Find in this file").value ?? ""
  }

  private func report(_ rig: ViewerHarness) -> String? {
    rig.tree.all.first { $0.name.wholeMatch(of: /\d+ of \d+|none/) != nil }?.name
  }

  @Test("From the code, Ctrl+F and a slash lead to its own field", arguments: ["Ctrl+F", "/"])
  func field(key: String) throws {
    let rig = try rig()

    try rig.key(key)
    rig.send(.text("func"))

    #expect(try value(rig) == "func")
    #expect(try rig.node("Search demos").value == "")
    #expect(report(rig)?.hasPrefix("1 of ") == true)
  }

  @Test("From the stage, Ctrl+F searches demos, also where code is seen")
  func demos() throws {
    let rig = try rig()
    rig.click(try rig.stage(0.5, 0.5))

    try rig.key("Ctrl+F")
    rig.send(.text("gates"))

    #expect(try rig.node("Search demos").value == "gates")
    #expect(try value(rig) == "")
  }

  @Test("A slash is written in the field itself")
  func slash() throws {
    let rig = try rig()
    try rig.key("Ctrl+F")

    try rig.key("/")
    rig.send(.text("/"))

    #expect(try value(rig) == "/")
  }

  @Test("Enter goes on and Shift+Enter back, from the last to the first, and each comes in sight")
  func steps() throws {
    let rig = try rig()
    try rig.key("Ctrl+F")
    rig.send(.text("private func"))
    rig.wait(1000)
    let first = try #require(report(rig))
    let count = try #require(first.split(separator: " ").last.flatMap { Int($0) })

    try rig.key("Shift+Return")
    rig.wait(1000)
    #expect(report(rig) == "\(count) of \(count)")
    #expect(rig.tree.all.contains { $0.name.contains("private func leaveApp(") })
    try rig.key("Return")
    #expect(report(rig) == first)
    try rig.key("F3")
    try rig.key("Ctrl+G")
    #expect(report(rig) == "3 of \(count)")
    try rig.key("Shift+F3")

    #expect(report(rig) == "2 of \(count)")
  }

  @Test("What is nowhere says so; Escape empties the field, then leads back to the stage")
  func escape() throws {
    let rig = try rig()
    try rig.key("Ctrl+F")
    rig.send(.text("xyzzy"))
    #expect(report(rig) == "none")

    try rig.key("Escape")
    #expect(try value(rig) == "" && report(rig) == nil)
    #expect(try rig.node("Find in this file").states.contains(.focused))
    try rig.key("Escape")

    #expect(try rig.node("Stage").states.contains(.focused))
  }

  @Test("More letters stay where the first ones were found")
  func typing() throws {
    let rig = try rig()
    try rig.key("Ctrl+F")
    rig.send(.text("sel"))
    try rig.key("Return")
    let place = try #require(report(rig))
    #expect(place.hasPrefix("2 of "))

    rig.send(.text("f?.show"))
    let later = try #require(report(rig))
    for _ in 0..<7 { try rig.key("Backspace") }

    #expect(later.hasPrefix("1 of ") || later.hasPrefix("2 of "))
    #expect(report(rig)?.hasPrefix("1 of ") == false)
  }

  @Test("In another demo's code the same words are found anew")
  func other() throws {
    let rig = try rig()
    try rig.key("Ctrl+F")
    rig.send(.text("CheckoutFlowController"))
    #expect(report(rig) == "none")

    try rig.click("Checkout")
    rig.wait(1000)

    #expect(rig.tree.all.contains { $0.name.hasSuffix(" found") })
    try rig.key("F3")
    #expect(report(rig)?.hasPrefix("1 of ") == true)
  }
}
