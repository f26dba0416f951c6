import FlowCatalogue
import FlowCore
import FlowDemos
import FlowSnapshot
import FlowUI
import Testing

/// Tests that on all stages no footer cuts through text, and no button is wider than is readable.
@Suite struct FooterFitTests {
  nonisolated private static let sizes = [
    (390.0, 844.0), (320, 568), (844, 390), (667, 375), (568, 320), (1180, 820),
  ]

  /// A line of text, or a fill, on the stage.
  private struct Piece {
    let text: String
    let frame: Rect
    let alpha: UInt8
  }

  private func pieces(
    _ name: String, in layer: Layer, at corner: Point = .zero, isInside: Bool = false
  ) -> [Piece] {
    let isInside = isInside || layer.name == name
    let origin = Point(x: corner.x + layer.offset.x, y: corner.y + layer.offset.y)
    let own = layer.drawings.compactMap { drawing -> Piece? in
      switch drawing {
      case .text(let text, let style, let baseline, let colour):
        // The frame extends from the top of capitals to the bottom of descenders.
        let top = origin.y + baseline.y - style.size * 0.73
        return Piece(
          text: text,
          frame: Rect(
            x: origin.x + baseline.x, y: top, width: 1, height: style.size * 0.95),
          alpha: colour.alpha)
      case .fill(let frame, let colour):
        return Piece(
          text: "", frame: frame.moved(by: Vector(dx: origin.x, dy: origin.y)),
          alpha: colour.alpha)
      default: return nil
      }
    }
    return (isInside ? own : [])
      + layer.sublayers.flatMap {
        pieces(name, in: $0, at: origin, isInside: isInside)
      }
  }

  @Test(
    "Content fades out above a footer that would cut through text, and no button is too wide",
    arguments: ["signup", "gates"], sizes)
  func fits(demo: String, size: (Double, Double)) throws {
    let size = Size(width: size.0, height: size.1)
    let places = try #require(try RecordedRun(demo).flow as? any PlacedFlow).places
    var (footers, lines) = (0, 0)
    for (place, textSize) in places.flatMap({ place in [1.0, 2].map { (place, $0) } }) {
      let run = try RecordedRun(demo, size: size)
      run.session.statusBar = StatusBar()
      run.session.textSize = textSize
      try run.flow.go(to: place)
      run.session.advance(to: Instant.zero.advanced(by: .seconds(5)))
      let name = "\(place) at \(textSize)"

      for node in run.session.accessibilityTree.all where node.role == .button {
        #expect(node.frame.size.width <= 480 * textSize, "\(node.name) of \(name)")
      }
      let fills = pieces("footer", in: run.session.layerTree.root).filter { $0.text.isEmpty }
      guard let footer = fills.last else { continue }
      footers += 1
      let edge = footer.frame.minY
      let texts = pieces("content", in: run.session.layerTree.root).filter { !$0.text.isEmpty }
      lines += texts.count
      let sliced = texts.filter { $0.frame.minY < edge - 1 && $0.frame.maxY > edge + 1 }
      let fade = fills.dropLast().last { abs($0.frame.maxY - edge) < 0.01 }
      for line in sliced {
        #expect(fade?.alpha ?? 0 > 240, "“\(line.text)” of \(name)")
      }
      // The footer leaves at least two fifths of the stage to the content.
      #expect(edge > size.height * 0.4, "\(name)")
    }
    // On a wide stage, the pages of Gates have no room for footers.
    #expect(footers > 0 || demo == "gates" && size.width > size.height, "no footer in \(demo)")
    #expect(footers == 0 || lines > 0, "no text above the footers of \(demo)")
  }
}
