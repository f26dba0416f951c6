import FlowCore
import FlowDemos
import FlowSDL
import FlowSnapshot
import FlowUI
import SluiceViewer
import Testing

@Suite struct ContrastTests {
  private let glyphs: GlyphLibrary
  private let renderer: SnapshotRenderer

  init() throws {
    glyphs = try GlyphLibrary(try FontChoice())
    renderer = SnapshotRenderer(glyphs: glyphs)
  }

  private func line(_ text: String, _ colour: RGBA, y: Double = 50) -> Drawing {
    .text(text, style: .body, baseline: Point(x: 10, y: y), colour: colour)
  }

  private func page(_ drawings: [Drawing], on ground: RGBA = .white) -> Layer {
    let size = Size(width: 200, height: 100)
    return Layer(
      name: "page", kind: .page, size: size,
      drawings: [.fill(Rect(size), colour: ground)] + drawings)
  }

  private func contrasts(_ layer: Layer) -> [TextContrast] {
    renderer.contrasts(of: LayerTree(root: layer), measuring: glyphs)
  }

  @Test("The contrast of opaque text is that of its colour with its background")
  func plain() throws {
    let grey = RGBA(hex: 0x767676)

    let found = contrasts(page([line("Grey", grey), line("Black", .black, y: 80)]))

    #expect(found.map(\.text) == ["Grey", "Black"])
    #expect(found.map(\.ratio) == [grey.contrast(with: .white), 21])
    #expect(!found[0].isLow)
  }

  @Test("A line that lies beyond its layer or is covered is hidden, and any other is visible")
  func hidden() {
    var footer = Layer(name: "footer", size: Size(width: 200, height: 30))
    footer.drawings = [.fill(Rect(footer.size), colour: .white)]
    footer.offset = Point(x: 0, y: 70)
    var layer = page([
      line("Shown", .black), line("Beyond", .black, y: 140), line("Covered", .black, y: 90),
      line("Cut", .black, y: 105),
    ])
    layer.sublayers = [footer]

    let text = renderer.text(of: LayerTree(root: layer), measuring: glyphs)

    #expect(text.visible.map(\.text) == ["Shown"])
    #expect(text.hidden.map(\.text) == ["Beyond", "Covered", "Cut"])
    #expect(text.hidden.map(\.frame.maxY) == [140, 90, 105])
  }

  @Test("The opacity of the text and of its page lowers the contrast")
  func faded() {
    var faint = page([line("Faint", .black)])
    faint.opacity = 0.3
    let root = page([])

    let found = contrasts(
      Layer(
        name: "stage", kind: .page, size: root.size, drawings: root.drawings, sublayers: [faint]))

    #expect(found.map(\.text) == ["Faint"])
    #expect(found[0].isLow)
    #expect(contrasts(page([line("Pale", .black.opacity(0.4))]))[0].isLow)
  }

  @Test("Text in the colour of its background has a contrast of 1")
  func invisible() {
    #expect(contrasts(page([line("Nothing", .white)])).map(\.ratio) == [1])
  }

  @Test("An icon needs a contrast of 3, is not among the lines, and is left out if it is covered")
  func icons() throws {
    let square = Rect(x: 10, y: 10, width: 24, height: 24)
    let pale = RGBA(hex: 0x999999)
    var root = page([
      .icon(.bag, in: square, colour: pale),
      .icon(.check, in: Rect(x: 60, y: 10, width: 24, height: 24), colour: .black),
      .icon(.close, in: Rect(x: 10, y: 80, width: 20, height: 20), colour: .black),
      line("Words", .black),
    ])
    var footer = Layer(name: "footer", size: Size(width: 200, height: 30))
    footer.drawings = [.fill(Rect(footer.size), colour: .white)]
    footer.offset = Point(x: 0, y: 70)
    root.sublayers = [footer]

    let text = renderer.text(of: LayerTree(root: root), measuring: glyphs)

    #expect(text.icons.map(\.text) == ["bag", "check"])
    #expect(text.icons.map(\.ratio) == [pale.contrast(with: .white), 21])
    #expect(text.icons.map(\.isLow) == [true, false])
    #expect(text.icons[0].frame == square)
    #expect("\(text.icons[0])" == "2.85:1 icon \"bag\" at 10,10")
    #expect(text.visible.map(\.text) == ["Words"])
  }

  @Test("Text that is covered or outside the picture is not reported")
  func covered() {
    var root = page([line("Beneath", .black), line("Outside", .black, y: 400)])
    root.sublayers = [page([line("Above", .black)])]

    #expect(contrasts(root).map(\.text) == ["Above"])
  }

  @Test("Emoji are not reported, but the same characters as plain text are")
  func emoji() {
    // The heart and the sun are emoji only with the variation selector U+FE0F.
    let emoji = page([
      line("\u{1F600} \u{2764}\u{FE0F}", .white), line("\u{2600}\u{FE0F}", .white, y: 80),
    ])

    #expect(contrasts(emoji).isEmpty)
    #expect(contrasts(page([line("\u{2764}", .white)])).map(\.ratio) == [1])
  }

  @Test("Over two background colours the lower contrast counts")
  func twoGrounds() {
    let half = Drawing.fill(Rect(x: 0, y: 0, width: 25, height: 100), colour: RGBA(hex: 0x333333))

    #expect(contrasts(page([half, line("Across both", .black)]))[0].isLow)
  }

  @Test("The text of a scaled page is reported where it is shown")
  func scaled() throws {
    var small = page([line("Small", .black)])
    small.scale = 0.5
    let root = page([])

    let found = contrasts(
      Layer(
        name: "stage", kind: .page, size: root.size, drawings: root.drawings, sublayers: [small]))

    let frame = try #require(found.first).frame
    #expect(frame.minX == 55)
    #expect(abs(frame.maxY - 50) < 1e-9)
  }

  private nonisolated static let demos = Catalogue.sluice.demos.map(\.id)

  @Test(
    "All enabled text and icons on the first page of every demo have sufficient contrast",
    arguments: demos, Setting.allCases)
  func firstPages(id: String, setting: Setting) throws {
    let played = try RecordedRun(id, size: Size(width: 390, height: 3000))
    setting.apply(to: played.session)

    let text = renderer.text(of: played.session.layerTree, measuring: glyphs)
    let contrasts = text.visible + text.icons

    let disabled = played.session.accessibilityTree.all
      .filter { $0.states.contains(.disabled) }.map(\.frame)
    let low = contrasts.filter { line in
      line.isLow && !disabled.contains { !$0.intersection(line.frame).size.isEmpty }
    }
    #expect(!contrasts.isEmpty)
    #expect(low == [])
  }
}
