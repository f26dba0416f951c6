import FlowCore
import FlowSDL
import FlowUI
import Foundation
import SluiceViewer
import Testing

/// The pane that shows a demo's code.
@Suite struct SourcePaneTests {
  /// A panel with a pane, and the code that it shows.
  private final class Panel: ComposedScreen {
    let name = "panel"
    let overlays: Overlays? = Overlays()
    var sources = ["App"]
    private(set) lazy var pane = SourcePane(
      SourceShelf(folders: [folder]), overlays ?? Overlays()
    ) { [weak self] in self?.sources ?? [] }
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let place = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func body(in context: LayoutContext) -> [any Element] { pane.element(in: context) }
  }

  private func session(of panel: Panel) throws -> FlowSession {
    FlowSession(
      navigation: NavigationController(root: panel, context: FlowContext()),
      size: Size(width: 300, height: 400), measuring: try GlyphLibrary(try FontChoice()))
  }

  private func words(_ session: FlowSession) -> [String] {
    session.accessibilityTree.all.filter { $0.role == .text }.map(\.name)
  }

  @Test("The whole file that is shown is copied, with its title")
  func copy() throws {
    let panel = try Panel(["App/One.swift": "let a\t= 1\r\n\n"])
    let session = try session(of: panel)
    var copied: [String] = []
    panel.pane.onCopy = { copied += [$0, $1] }
    let button = try #require(
      session.accessibilityTree.all.first { $0.name == "Copy One.swift" }?.frame)

    for phase in [PointerEvent.Phase.down, .up] {
      session.send(
        .pointer(phase, .mouse, finger: 0, Point(x: button.midX, y: button.midY)), at: .zero)
    }

    #expect(copied == ["let a\t= 1\r\n\n", "One.swift"])
  }

  @Test("Another demo's code takes the place of the one before")
  func others() throws {
    let panel = try Panel(["App/One.swift": "let one = 1", "Other/Two.swift": "let two = 2"])
    let session = try session(of: panel)
    #expect(words(session).contains("let one = 1"))

    panel.sources = ["Other"]
    session.send(.focus(true), at: .zero)

    #expect(words(session).contains("let two = 2"))
  }

  @Test("Of ten thousand lines only those are laid out that can be seen, at the end as well")
  func long() throws {
    let text = (1...10_000).map { "let line\($0) = \"\($0)\"\n" }.joined()
    let session = try session(of: try Panel(["App/Long.swift": text]))
    #expect(words(session).contains("let line1 = \"1\""))

    session.send(.pointer(.move, .mouse, finger: 0, Point(x: 150, y: 200)), at: .zero)
    session.send(.wheel(right: 0, down: 1_000_000), at: .zero)
    session.advance(to: Instant.zero.advanced(by: .seconds(5)))

    #expect(words(session).contains("let line10000 = \"10000\""))
    #expect(words(session).count < 40)
  }
}
