import FlowCore
import SluiceViewer
import Testing

/// Tests of preferences that a person and a script both set.
@Suite struct ScriptedPreferenceTests {
  /// Opens a link whose script sets dark colours and reduced motion after a second, and light
  /// colours after two; time is paused at the start.
  private func viewer() throws -> ViewerHarness {
    let harness = try ViewerHarness()
    let record = try #require(
      JournalRecord([
        "link colours@0ms", "- at: 1s", "  prefer: {dark: true, reduce-motion: true}", "- at: 2s",
        "  prefer: {dark: false}", "- at: 3s", "  key: Tab",
      ]))
    var link = record.link
    link.moment?.time = .milliseconds(100)
    harness.send(.text(link.description))
    try harness.click(.settings)
    harness.wait(300)
    return harness
  }

  private func preferred(_ harness: ViewerHarness) -> [String] {
    harness.app.events.filter { $0.verb == "prefer" }.map(\.details)
  }

  @Test("A script changes preferences that nobody has set by hand")
  func script() throws {
    let harness = try viewer()

    try harness.key("F8")
    harness.wait(2500)

    #expect(preferred(harness) == ["dark=true reduce-motion=true", "dark=false"])
  }

  @Test("Preferences that were set by hand are kept, and all others follow a script that plays on")
  func byHand() throws {
    let harness = try viewer()
    try harness.click(.highContrast)
    try harness.click(.dark)
    let before = preferred(harness).count

    try harness.key("F8")
    harness.wait(2500)

    // The script's dark colours change nothing, and its light colours are ignored.
    let later = preferred(harness).dropFirst(before)
    #expect(later.first == "reduce-motion=true")
    #expect(later.dropFirst().allSatisfy { $0.isEmpty })
    let link = try harness.link()
    let again = try ViewerHarness()
    again.send(.text(link))
    #expect(preferred(again) == preferred(harness))
  }

  @Test("A preference that is set by hand after a script has set it is kept, too")
  func afterScript() throws {
    let harness = try viewer()
    try harness.key("F8")
    harness.wait(1500)
    try harness.click(.dark)
    try harness.click(.dark)

    harness.wait(2000)

    #expect(preferred(harness).last { $0.contains("dark") } == "dark=true")
  }
}
