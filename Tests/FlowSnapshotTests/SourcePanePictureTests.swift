import FlowCore
import FlowSnapshot
import FlowUI
import Foundation
import SluiceViewer
import SourceView
import Testing

@Suite struct SourcePanePictureTests {
  private final class Panel: ComposedScreen {
    let name = "panel"
    let overlays: Overlays? = Overlays()
    let pane: SourcePane

    var background: KeyPath<Theme, RGBA> { \.bar }

    private let files: Files

    init(_ names: [String]) throws {
      files = try Files()
      let locator = SourceLocator(folders: [files.folder])
      pane = SourcePane(locator, overlays: overlays ?? Overlays()) { names }
    }

    func update(in context: LayoutContext) { pane.update() }

    func body(in context: LayoutContext) -> [any Element] {
      CompactDensity { pane.element(in: context) }
    }
  }

  /// Two source files in a temporary folder, which is deleted with this object.
  private final class Files {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
      let harbour = folder.appendingPathComponent("Harbour")
      try FileManager.default.createDirectory(at: harbour, withIntermediateDirectories: true)
      try Data(SourcePanePictureTests.harbour.utf8)
        .write(to: harbour.appendingPathComponent("Harbour.swift"))
      try Data(SourcePanePictureTests.tide.utf8)
        .write(to: harbour.appendingPathComponent("Tide.swift"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func panel(_ names: [String], script: String = "") throws -> RecordedRun {
    let panel = try Panel(names)
    let played = try RecordedRun(script: script, size: Size(width: 300, height: 420)) {
      OneScreenFlow(panel, $0, hasBars: false)
    }
    try played.player.playUntilSettled()
    return played
  }

  private static let harbour = ##"""
    import FlowCore

    /// Where boats lie: a file for pictures of code.
    @MainActor
    public final class Harbour {
      private(set) var boats: [Boat] = []

      /* Berths are counted from the pier on,
         /* not from the */ lighthouse. */
      let berths = 0x20, tide = 1.5e-3

      func moor(_ boat: Boat, at berth: Int) throws(HarbourError) -> Bool {
        guard boats.count < berths else { throw .full }
        let words = "\(boat.name) lies at \(berth, named: "berth")."
        #expect(words.isEmpty == false)
        print(
          """
          Moored: "\(words)"
          """, #"raw \d"#)
        return true
      }
    }
    """##

  private static let tide = """
    /// How high the water is.
    enum Tide { case low, high }
    """

  @Test(
    "A source file with syntax highlighting matches its reference",
    .enabled("the fonts of the references") { try await Reference.canCompare(in: .ofCode) },
    arguments: Setting.allCases)
  func code(setting: Setting) throws {
    let played = try panel(["Harbour"])
    setting.apply(to: played.session)
    played.session.statusBar = nil

    try Reference.expect(played, scale: 2, in: .ofCode, named: "source.\(setting.rawValue)")
  }

  @Test(
    "The list of files and a file chosen from it match their references",
    .enabled("the fonts of the references") { try await Reference.canCompare(in: .ofCode) })
  func files() throws {
    let open = try panel(["Harbour"], script: "- tap: [60, 20]\n- wait: 1s")
    let chosen = try panel(
      ["Harbour"], script: "- tap: [60, 20]\n- wait: 1s\n- tap: [60, 112]\n- wait: 1s")

    try Reference.expect(open, in: .ofCode, named: "source.files")
    try Reference.expect(chosen, in: .ofCode, named: "source.chosen")
  }

  @Test(
    "Without code, a message with the reason matches its reference",
    .enabled("the fonts of the references") { try await Reference.canCompare(in: .ofCode) })
  func nothing() throws {
    try Reference.expect(panel([]), in: .ofCode, named: "source.none")
    try Reference.expect(panel(["Nowhere"]), in: .ofCode, named: "source.missing")
  }
}
