import FlowCore
import FlowSnapshot
import FlowUI
import Foundation
import ImageFiles
import Testing

@Suite struct ReferenceTests {
  private func run() throws -> RecordedRun { try RecordedRun("checkout") }

  private func renderer() throws -> SnapshotRenderer {
    SnapshotRenderer(glyphs: try GlyphLibrary(try FontChoice()))
  }

  private func tree(strip width: Double = 120, title: String = "Delivery") -> LayerTree {
    var strip = Layer(
      name: "strip", size: Size(width: width, height: 2),
      drawings: [.fill(Rect(x: 0, y: 0, width: width, height: 2), colour: .black)])
    strip.offset = Point(x: 0, y: 40)
    let style = TextStyle(size: 17, weight: .regular, lineHeight: 22)
    return LayerTree(
      root: Layer(
        name: "stage", kind: .page, size: Size(width: 200, height: 100),
        drawings: [
          .fill(Rect(x: 0, y: 0, width: 200, height: 100), colour: .white),
          .text(title, style: style, baseline: Point(x: 10, y: 30), colour: .black),
        ], sublayers: [strip]))
  }

  private func film(_ trees: [LayerTree], rate: Int = 10) throws -> FlowReference {
    var film = FlowReference(rate: rate, scale: 1)
    let renderer = try renderer()
    for tree in trees { try film.add(tree, renderer) }
    return film
  }

  @Test("A picture and a film are read from their files as they were stored, with their layers")
  func files() throws {
    let still = FlowReference(tree(), scale: 2, renderer: try renderer())
    let film = try film([tree(), tree(), tree(strip: 80), tree(strip: 60), tree(strip: 60)])

    #expect(try FlowReference(try still.file()) == still)
    #expect(try FlowReference(try film.file()) == film)
    #expect(
      film.pictures.map(\.instant)
        == [0, 200, 300].map { Instant.zero.advanced(by: .milliseconds($0)) })
    #expect(try film.file() == film.file())
  }

  @Test(
    "A film that stands still for long is read with the instants that it was made with",
    arguments: [1, 7, 24, 30, 60, 144, 240])
  func longStills(rate: Int) throws {
    let trees = Array(repeating: tree(), count: 500) + [tree(strip: 80), tree(strip: 60)]
    let film = try film(trees, rate: rate)

    let read = try FlowReference(try film.file())

    #expect(read == film)
    #expect(ReferenceComparison(expected: read, actual: film).isEmpty)
  }

  @Test("A film of another program is read with its instants, also if its pictures last unequally")
  func mixedRates() throws {
    let reference = try FlowReference(
      [UInt8](try #require(Data(base64Encoded: ForeignAnimatedPNG.base64))))

    #expect(reference.pictures.map(\.instant.nanoseconds) == [0, 100_000_000, 120_000_000])
    #expect(reference.end.nanoseconds == 160_000_000)
  }

  @Test(
    "The scale of a picture is stored unless it can be found from the picture's size",
    arguments: [0.25, 1.0 / 3, 0.5, 0.75, 1, 1.25, 1.5, 2, 3],
    [
      Size(width: 390, height: 844), Size(width: 375, height: 667), Size(width: 161, height: 1001),
    ])
  func scale(scale: Double, size: Size) throws {
    let tree = LayerTree(root: Layer(name: "stage", kind: .page, size: size))
    let still = FlowReference(tree, scale: scale, renderer: try renderer())
    let rendered = try renderer().png(of: tree, scale: scale)

    #expect(try FlowReference(try still.file()).scale == scale)
    let noted = try FlowReference(FlowReference.noting(scale: scale, of: size, in: rendered))
    let pixels = PixelSize(of: try #require(noted.pictures.first).image)
    #expect((noted.scale ?? FlowReference.scale(of: pixels, showing: size)) == scale)
    #expect((noted.scale == nil) == (scale != 1.0 / 3))
    #expect(FlowReference.scale(of: pixels, showing: Size(width: 300, height: 301)) == nil)
  }

  @Test("A reference of which a byte was changed, or whose end is missing, is refused")
  func edited() throws {
    let file = try film([tree(), tree(strip: 80), tree(strip: 60)]).file()

    for index in file.indices {
      var bytes = file
      bytes[index] ^= 4
      #expect(throws: PNGError.self) { try FlowReference(bytes) }
      #expect(throws: PNGError.self) { try FlowReference(Array(file[..<index])) }
    }
  }

  @Test("A shadow at another edge, with a line of another colour, is named as such")
  func shadowEdge() throws {
    func shadowed(strip width: Double, _ edge: Layer.ShadowEdge, _ line: RGBA) -> LayerTree {
      var tree = tree(strip: width)
      tree.root.sublayers[0].edgeShadow = 0.5
      tree.root.sublayers[0].shadowEdge = edge
      tree.root.sublayers[0].edgeLine = line
      return tree
    }

    let comparison = ReferenceComparison(
      expected: FlowReference(
        shadowed(strip: 120, .left, .black), scale: 1, renderer: try renderer()),
      actual: FlowReference(
        shadowed(strip: 118, .right, .white), scale: 1, renderer: try renderer()))

    let lines = comparison.lines.joined(separator: "\n")
    // An edge that is left out is the left one.
    #expect(lines.contains("stage/strip.edge none -> right"))
    #expect(lines.contains("stage/strip.line \(RGBA.black) -> \(RGBA.white)"))
  }

  @Test("A difference names the layers that have changed, and what has changed in each")
  func layers() throws {
    let (old, new) = (
      FlowReference(tree(), scale: 1, renderer: try renderer()),
      FlowReference(tree(strip: 118, title: "Payment"), scale: 1, renderer: try renderer())
    )

    let comparison = ReferenceComparison(expected: old, actual: new)

    let lines = comparison.lines.joined(separator: "\n")
    #expect(lines.contains("stage/strip.width 120.000 -> 118.000"))
    #expect(lines.contains("stage/strip/fill.size 120.000x2.000 -> 118.000x2.000"))
    #expect(lines.contains(#"stage/text "Delivery" is gone"#))
    #expect(lines.contains(#"stage/text "Payment" is new"#))
    #expect(!comparison.isEmpty)
    let picture = try PNG.decode(try comparison.file())
    #expect((picture.width, picture.height) == (3 * 200 + 2 * 8, 100))
  }

  @Test("An image of other pixels is named as such")
  func image() throws {
    func pictured(_ colour: RGBA) -> LayerTree {
      let area = Rect(x: 0, y: 0, width: 2, height: 1)
      let bitmap = Bitmap(width: 2, height: 1) { _, _ in colour }
      var tree = tree()
      tree.root.drawings.append(.image(.bitmap(bitmap), in: area, clip: area, radius: 0))
      return tree
    }

    let comparison = ReferenceComparison(
      expected: FlowReference(pictured(.black), scale: 1, renderer: try renderer()),
      actual: FlowReference(pictured(.white), scale: 1, renderer: try renderer()))

    #expect(comparison.lines.count == 2)
    #expect(comparison.lines.last?.hasPrefix("  stage/image.checksum ") ?? false)
  }

  @Test("Each new layer is named, also if its name begins like that of another new one")
  func newLayers() throws {
    var new = tree()
    let size = Size(width: 10, height: 2)
    for name in ["row 1", "row 10"] {
      new.root.sublayers.append(
        Layer(name: name, size: size, drawings: [.fill(Rect(size), colour: .black)]))
    }

    let comparison = ReferenceComparison(
      expected: FlowReference(tree(), scale: 1, renderer: try renderer()),
      actual: FlowReference(new, scale: 1, renderer: try renderer()))

    let lines = comparison.lines.joined(separator: "\n")
    #expect(lines.contains("stage/row 1 is new") && lines.contains("stage/row 10 is new"))
  }

  @Test("A comparison of films names the instants that differ, and the length if that differs")
  func instants() throws {
    let old = try film([tree(), tree(strip: 80), tree(strip: 60)])
    let new = try film([tree(), tree(strip: 81), tree(strip: 60), tree(strip: 50)])

    let comparison = ReferenceComparison(expected: old, actual: new)

    #expect(comparison.lines.first == "it ends at 400ms, not at 300ms")
    #expect(
      comparison.differences.map(\.instant) == [Instant.zero.advanced(by: .milliseconds(100))])
    #expect(comparison.lines.contains("  stage/strip.width 80.000 -> 81.000"))
    #expect(try PNGPictures(try comparison.file()).rate == 10)
  }

  @Test("A film is not equal to a still picture, nor to a film of another rate")
  func kinds() throws {
    let still = FlowReference(tree(), scale: 1, renderer: try renderer())

    let comparison = ReferenceComparison(expected: try film([tree()]), actual: still)

    #expect(comparison.lines == ["it is a still picture, not a film of 10 pictures a second"])
    var faster = FlowReference(rate: 20, scale: 1)
    try faster.add(tree(), try renderer())
    #expect(
      ReferenceComparison(expected: try film([tree()]), actual: faster).lines
        == ["it is a film of 20 pictures a second, not a film of 10 pictures a second"])
  }

  @Test("A tolerance is how many pixels may differ, and by how much")
  func tolerance() throws {
    let renderer = try renderer()
    let (old, new) = (
      FlowReference(tree(), scale: 1, renderer: renderer),
      FlowReference(tree(strip: 119), scale: 1, renderer: renderer)
    )
    func isEqual(_ pixels: Int, _ channel: Int) -> Bool {
      let tolerance = PictureTolerance(pixels: pixels, channel: channel)
      return ReferenceComparison(expected: old, actual: new, tolerance: tolerance).isEmpty
    }

    #expect(isEqual(2, 255) && !isEqual(1, 255) && !isEqual(2, 254))
  }

  @Test("The references of equal flows are equal, byte by byte")
  func bytes() throws {
    let trees = try (0..<2).map { _ in try run().session.layerTree }
    let files = try trees.map { try FlowReference($0, scale: 1, renderer: try renderer()).file() }

    #expect(files[0] == files[1])
  }
}
