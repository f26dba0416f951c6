import FlowCore
import FlowRaster
import FlowSDL
import FlowSnapshot
import FlowUI
import Testing

@Suite struct IconTests {
  /// How dark a black icon makes the pixels of a white page.
  private func shape(_ icon: Icon, _ pixels: Int) throws -> Coverage {
    let rect = Rect(x: 0, y: 0, width: 24, height: 24)
    let page = Layer(
      name: "icon", kind: .page, size: rect.size,
      drawings: [.fill(rect, colour: .white), .icon(icon, in: rect, colour: .black)])
    let picture = Rasterizer(glyphs: try GlyphLibrary(try FontChoice()))
      .render(LayerTree(root: page), scale: Double(pixels) / 24)
    return Coverage(
      width: picture.width, height: picture.height,
      values: (0..<picture.height).flatMap { y in
        (0..<picture.width).map { x in 255 - UInt8(picture[x, y] & 255) }
      })
  }

  @Test(
    "Every icon has fully black pixels and a margin of at least one pixel on each side",
    arguments: Icon.builtIn, [24, 48, 96])
  func ink(icon: Icon, pixels: Int) throws {
    let shape = try shape(icon, pixels)

    try #require((shape.width, shape.height) == (pixels, pixels))
    let inked = shape.values.indices.filter { shape.values[$0] > 0 }
    #expect(shape.values.max() == 255)
    #expect(inked.allSatisfy { (1..<pixels - 1).contains($0 % pixels) })
    #expect(inked.allSatisfy { (1..<pixels - 1).contains($0 / pixels) })
  }

  @Test("No two icons are equal")
  func different() throws {
    let shapes = Set(try Icon.builtIn.map { try shape($0, 48).values })

    #expect(shapes.count == Icon.builtIn.count)
  }

  @Test("Icons are vertically centred within a point", arguments: Icon.builtIn)
  func middle(icon: Icon) throws {
    let shape = try shape(icon, 96)

    let rows = (0..<96).filter { row in
      shape.values[row * 96..<(row + 1) * 96].contains { $0 > 0 }
    }
    let (top, bottom) = (try #require(rows.first), try #require(rows.last) + 1)
    #expect(abs(top + bottom - 96) <= 2 * 4)
  }

  @Test(
    "Straight strokes lie on whole pixels at one pixel per point",
    arguments: [Icon.plus, .minus])
  func grid(icon: Icon) throws {
    let shape = try shape(icon, 24)

    for y in 11...12 {
      let row = shape.values[y * 24..<(y + 1) * 24]
      // All pixels of a stroke are fully black, except those of its round ends.
      #expect(row.filter { $0 == 255 }.count == 14)
    }
    #expect(shape.values[10 * 24..<11 * 24].filter { $0 > 0 }.count == (icon == .plus ? 2 : 0))
  }

  @Test(
    "All built-in icons match their reference at 24, 20 and 16 points",
    arguments: ["icons", "icon-paths"])
  func family(name: String) throws {
    let icons = Icon.builtIn.filter { $0.shapes.isEmpty == (name == "icons") }
    let (columns, cell) = (12, 32.0)
    let rows = Double((icons.count + columns - 1) / columns)
    let drawings = [24.0, 20, 16].enumerated().flatMap { part, side in
      icons.enumerated().map { index, icon in
        let corner = Point(
          x: Double(index % columns) * cell,
          y: (Double(part) * rows + Double(index / columns)) * cell)
        let frame = Rect(x: corner.x, y: corner.y, width: cell, height: cell)
        return Drawing.icon(
          icon, in: frame.centred(Size(width: side, height: side)), colour: .black)
      }
    }
    let size = Size(width: Double(columns) * cell, height: 3 * rows * cell)
    let tree = LayerTree(
      root: Layer(
        name: "icons", kind: .page, size: size,
        drawings: [.fill(Rect(size), colour: .white)] + drawings))

    let picture = SnapshotRenderer(glyphs: try GlyphLibrary(try FontChoice())).picture(
      of: tree, scale: 1)

    try Reference.expect(tree, picture, named: name)
  }

  @Test(
    "Only icons of arrows, vehicles, meters, lists, sidebars and lopsided things have a direction")
  func directions() {
    let directed = Icon.builtIn.filter(\.hasDirection)

    #expect(
      directed == [
        .back, .chevron, .cart, .truck, .signal, .battery, .external, .list, .sidebarLeft,
        .sidebarRight, .arrowForward, .arrowBackward, .undo, .redo, .logIn, .logOut, .message,
        .send, .idCard, .newspaper, .trend, .flag, .bicycle, .bed, .wallet,
      ])
  }
}
