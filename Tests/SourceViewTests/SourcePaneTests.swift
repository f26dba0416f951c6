import FlowCore
import FlowText
import FlowUI
import Foundation
import SourceView
import Testing

@Suite struct SourcePaneTests {
  private final class Panel: ComposedScreen {
    let name = "panel"
    let overlays: Overlays? = Overlays()
    var sources = ["App"]
    private(set) lazy var pane = SourcePane(
      SourceLocator(folders: [folder]), overlays: overlays ?? Overlays()
    ) { [weak self] in self?.sources ?? [] }
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func update(in context: LayoutContext) { pane.update() }

    func body(in context: LayoutContext) -> [any Element] { pane.element(in: context) }
  }

  private func session(of panel: Panel) throws -> FlowSession {
    FlowSession(
      navigation: NavigationController(root: panel, context: FlowContext()),
      size: Size(width: 300, height: 400), measuring: try GlyphLibrary(try FontChoice()))
  }

  private func texts(_ session: FlowSession) -> [String] {
    session.accessibilityTree.all.filter { $0.role == .text }.map(\.name)
  }

  @Test("The copy button copies the whole file unmodified, with its title")
  func copy() throws {
    let panel = try Panel(["App/One.swift": "let a\t= 1\r\n\n"])
    let session = try session(of: panel)
    var copied: [String] = []
    panel.pane.onCopy = { copied += [$0, FlowStrings()[$1]] }
    let button = try #require(
      session.accessibilityTree.all.first { $0.name == "Copy One.swift" }?.frame)

    for phase in [PointerEvent.Phase.down, .up] {
      session.send(
        .pointer(phase, device: .mouse, finger: 0, location: Point(x: button.midX, y: button.midY)),
        at: .zero)
    }

    #expect(copied == ["let a\t= 1\r\n\n", "One.swift"])
  }

  private func drag(
    _ session: FlowSession, _ device: PointerDevice = .mouse, from start: Point, to end: Point
  ) {
    session.send(.pointer(.down, device: device, finger: 0, location: start), at: .zero)
    session.send(.pointer(.move, device: device, finger: 0, location: end), at: .zero)
    session.send(.pointer(.up, device: device, finger: 0, location: end), at: .zero)
  }

  private func frame(_ session: FlowSession, _ name: String) throws -> Rect {
    try #require(session.accessibilityTree.all.first { $0.name == name }?.frame)
  }

  @Test("A drag selects code across lines, and Ctrl+C copies it as it is in the file")
  func selecting() throws {
    let panel = try Panel(["App/One.swift": "let a\t= 1\r\n\nlet b\n"])
    let session = try session(of: panel)
    var copied: [String] = []
    session.onCopy = { copied.append($0) }
    let (first, last) = (try frame(session, "let a   = 1"), try frame(session, "let b"))

    drag(
      session, from: Point(x: first.minX + 1, y: first.midY),
      to: Point(x: last.maxX - 1, y: last.midY))
    session.send(.key(KeyPress("C", modifiers: [.ctrl])), at: .zero)

    #expect(copied == ["let a\t= 1\r\n\nlet b"])
  }

  @Test("With a selection, the copy button copies the selection and its title says so")
  func copySelection() throws {
    let panel = try Panel(["App/One.swift": "let one = 1\nlet two = 2\n"])
    let session = try session(of: panel)
    var copied: [String] = []
    panel.pane.onCopy = { copied += [$0, FlowStrings()[$1]] }
    let line = try frame(session, "let two = 2")
    for _ in 0..<3 {
      drag(session, from: line.origin.moved(60, 8), to: line.origin.moved(60, 8))
    }

    let button = try frame(session, "Copy Selection")
    drag(session, from: button.origin.moved(9, 9), to: button.origin.moved(9, 9))

    #expect(copied == ["let two = 2\n", "Selection"])
  }

  @Test("A finger scrolls the code and selects nothing")
  func finger() throws {
    let text = (1...100).map { "let line\($0) = 0\n" }.joined()
    let session = try session(of: try Panel(["App/Long.swift": text]))
    let line = try frame(session, "let line10 = 0")

    drag(
      session, .touch, from: line.origin.moved(60, 8), to: line.origin.moved(60, -92))

    #expect(!texts(session).contains("let line1 = 0"))
    #expect(!session.accessibilityTree.all.contains { $0.name == "Copy Selection" })
  }

  @Test(
    "The value of the button that opens the list of files is what it shows",
    arguments: [
      ("One", "One.swift, 1 of 2"),
      ("ALongNameBesideWhichThereIsNoRoom", "ALongNameBesideWhichThereIsNoRoom.swift"),
    ])
  func picker(file: String, value: String) throws {
    let panel = try Panel(["App/\(file).swift": "let a = 1", "App/Two.swift": "let b = 2"])

    let nodes = try session(of: panel).accessibilityTree.all

    #expect(nodes.first { $0.name == "File" }?.value == value)
  }

  @Test("Another demo's code replaces the previous code")
  func others() throws {
    let panel = try Panel(["App/One.swift": "let one = 1", "Other/Two.swift": "let two = 2"])
    let session = try session(of: panel)
    #expect(texts(session).contains("let one = 1"))

    panel.sources = ["Other"]
    session.send(.focus(true), at: .zero)

    #expect(texts(session).contains("let two = 2") && !texts(session).contains("let one = 1"))
  }

  @Test("Of ten thousand lines only the visible ones are laid out, also at the end of the file")
  func long() throws {
    let text = (1...10_000).map { "let line\($0) = \"\($0)\"\n" }.joined()
    let session = try session(of: try Panel(["App/Long.swift": text]))
    #expect(texts(session).contains("let line1 = \"1\""))
    #expect(texts(session).count < 40)

    session.send(
      .pointer(.move, device: .mouse, finger: 0, location: Point(x: 150, y: 200)), at: .zero)
    session.send(.wheel(right: 0, down: 1_000_000), at: .zero)
    session.advance(to: Instant.zero.advanced(by: .seconds(5)))

    #expect(texts(session).contains("let line10000 = \"10000\""))
    #expect(texts(session).count < 40)
  }
}

extension Point {
  fileprivate func moved(_ right: Double, _ down: Double) -> Point {
    Point(x: x + right, y: y + down)
  }
}
