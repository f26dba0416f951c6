import Desktop
import FlowCatalogue
import FlowCore
import FlowDemos
import FlowUI
import Foundation
import SluiceViewer
import Testing

/// Tests of continuing the sessions of other viewers that were killed.
@Suite struct LostRunTests {
  private let folder: URL
  private let folders: DesktopFolders

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    folders = DesktopFolders(environment: ["HOME": folder.path, "XDG_STATE_HOME": folder.path])
    let state = try #require(folders.state)
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
  }

  /// Leaves a journal of a run in which Tab was pressed, as a killed viewer does.
  private func leave(_ number: Int, demo: String, _ end: String = "- at: 4") throws {
    let text = "version 1\nlink \(demo)@0ms\n- at: 20ms\n  key: Tab\n\(end)"
    try Data(text.utf8).write(
      to: URL(fileURLWithPath: "\(folders.state ?? "")/journal-sluice.\(number)"))
  }

  /// Leaves a journal that is newer than all others, of a run without input.
  private func leaveEmpty(_ number: Int, demo: String) throws {
    let path = "\(folders.state ?? "")/journal-sluice.\(number)"
    try Data("version 1\nlink \(demo)@0ms\n# su".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date().addingTimeInterval(60)], ofItemAtPath: path)
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folders.state ?? "") }
  }

  private func rows(_ harness: ViewerHarness) throws -> [AccessibilityNode] {
    try harness.key("Ctrl+Shift+P")
    harness.send(.text("lost session"))
    return harness.tree.all.filter { $0.role == .menuItem }
  }

  @Test("A command continues the lost sessions of other windows one by one")
  func command() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try ViewerHarness("checkout")
    try leave(1, demo: "verbs")
    try leave(2, demo: "colours")
    let runs = LostRuns(harness.app, in: folders, notices: Notices()) { true }
    #expect(runs.count == 2)
    var demos: [String] = []

    for left in [1, 0] {
      #expect(try rows(harness).first?.name == "Continue another lost session")
      try harness.key("Return")
      harness.wait(600)

      #expect(try files.count == left)
      #expect(harness.verbs.contains("key Tab"))
      demos.append(try harness.link().prefix { $0 != "@" }.description)
    }

    #expect(demos.sorted() == ["colours", "verbs"])
    let others = try rows(harness)
    #expect(others.allSatisfy { !$0.name.contains("lost") })
  }

  @Test("The message on a continued session says that its recording goes on, and that others wait")
  func message() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try ViewerHarness("checkout")
    for (number, demo) in [(1, "verbs"), (2, "colours")] {
      try leave(number, demo: demo, "# recording 10ms\n- at: 30ms\n  key: Tab\n- at: 4")
    }
    _ = LostRuns(harness.app, in: folders, notices: Notices()) { true }
    _ = try rows(harness)

    try harness.key("Return")
    harness.wait(600)

    let names = harness.tree.all.map(\.name)
    #expect(
      names.contains {
        $0.contains("The recording goes on") && $0.hasSuffix("in the menu of time lines: 1")
      }, "\(names)")
  }

  @Test("Runs with input come before later ones in which nothing was done")
  func order() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leave(1, demo: "verbs")
    try leaveEmpty(2, demo: "colours")

    let resumption = Resumption(.sluice, in: folders, notices: Notices()) { _ in }

    #expect(resumption.link?.description.hasPrefix("verbs@") == true)
    #expect(resumption.others == 1)
    #expect(try files.count == 2)
  }

  @Test("The number of other lost sessions leaves out those that the menu does not offer")
  func crashed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leave(1, demo: "verbs")
    try leave(2, demo: "colours", "trap 11\n")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: "\(folders.state ?? "")/journal-sluice.2")

    let resumption = Resumption(.sluice, in: folders, notices: Notices()) { _ in }

    #expect(resumption.link?.id == "verbs")
    #expect(resumption.others == 0)
    #expect(try files.count == 2)
  }

  @Test("Undo after continuing a lost session brings back what was on the stage")
  func kept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try ViewerHarness("colours")
    try harness.click(.stageGroup)
    try harness.key("Return")
    harness.wait(1000)
    let before = harness.verbs
    try leave(1, demo: "colours")
    _ = LostRuns(harness.app, in: folders, notices: Notices()) { true }
    _ = try rows(harness)
    try harness.key("Return")
    harness.wait(600)
    #expect(harness.verbs != before)

    try harness.key("Ctrl+Z")

    #expect(harness.verbs.starts(with: before))
  }

  @Test(
    "Without its own journal, a viewer keeps a continued run's journal until the viewer ends")
  func unprotected() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try ViewerHarness("colours")
    try leave(1, demo: "verbs")
    let runs = LostRuns(harness.app, in: folders, notices: Notices()) { false }
    _ = try rows(harness)
    try harness.key("Return")
    harness.wait(600)
    #expect(try files.count == 1)
    #expect(runs.count == 0)

    runs.end()

    #expect(try files.isEmpty)
  }

  private static let records = """
    version 1
    link verbs@0ms
    - at: 20ms
      key: Tab
    version 1
    link colours@0ms
    - at: 20ms
      key: Tab
    - at: 100ms
      key: Return
    - at: 2s
      key: Escape
    version 1
    link colours@0ms
    - at: 20ms
      key: Tab
    - at: 100ms
      key: Return
    - at: 1s
      key: Space
    version 1
    link verbs@0ms
    - at: 20ms
      key: Tab
    - at: 90ms
      key: Return
    version 1
    link gates@0ms
    - at: 20ms
      key: Tab
    version 1
    link library@0ms
    - at: 20ms
      key: Tab
    version 1
    link gates@0ms
    - at: 20ms
      key: Tab
    - at: 90ms
      key: Tab

    """

  @Test("Of the records of a journal, those that a later one continues are left out")
  func continued() throws {
    let record = try #require(
      JournalRecord(Self.records.split(separator: "\n").map(String.init)))

    #expect(record.link.description.hasPrefix("gates@90ms"))
    #expect(record.earlier.map(\.id) == ["colours", "colours", "verbs", "library"])
  }

  @Test(
    "Continuing a lost session also restores its other demos and time lines",
    arguments: ["checkout", "colours"])
  func earlier(demo: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try ViewerHarness(demo)
    try Data(Self.records.utf8).write(
      to: URL(fileURLWithPath: "\(folders.state ?? "")/journal-sluice.1"))
    _ = LostRuns(harness.app, in: folders, notices: Notices()) { true }
    _ = try rows(harness)
    try harness.key("Return")
    harness.wait(600)
    #expect(try harness.link().hasPrefix("gates@"))
    #expect(try files.isEmpty)

    try harness.open("verbs")
    #expect(harness.verbs.count { $0.hasPrefix("key ") } == 2)
    #expect(try harness.timeLines().count == 1)
    try harness.open("colours")

    let isOpen = demo == "colours"
    #expect(harness.verbs.contains("key Space") != isOpen)
    let lines = try harness.timeLines().map(\.name)
    #expect(lines.count == (isOpen ? 3 : 2))
    #expect(lines.contains { $0.hasSuffix("from 1.000 s: key Space") })
    #expect(lines.contains { $0.hasPrefix("2.000 s") && $0.hasSuffix("from the start") })
  }

  @Test("The command is not offered for a run that ended with a crash of its demo")
  func none() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try ViewerHarness("colours")
    try leave(1, demo: "verbs", "trap 11\n")
    let runs = LostRuns(harness.app, in: folders, notices: Notices()) { true }

    #expect(runs.count == 0)
    #expect(try rows(harness).isEmpty)
    #expect(try files.count == 1)
  }
}
