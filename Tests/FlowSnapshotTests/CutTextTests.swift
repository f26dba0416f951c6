import FlowCatalogue
import FlowCore
import FlowDemos
import FlowSnapshot
import FlowUI
import Testing

/// Tests that no line of a tour's text is cut off at any size of the stage and of the text.
@Suite struct CutTextTests {
  /// A line of text on the stage, and the part of it that is visible.
  private struct Line {
    let text: String
    let frame: Rect
    let seen: Rect

    /// Whether a part of the line is hidden by an edge that runs through its letters.
    var isCut: Bool {
      !seen.size.isEmpty
        && (frame.size.height - seen.size.height > 0.5
          || frame.size.width - seen.size.width > 0.5)
    }
  }

  /// The lines of text on the stage, and the strips in which scrolled content fades out.
  private struct Reading {
    var lines: [Line] = []
    var fades: [Rect] = []
  }

  private func read(
    _ layer: Layer, _ origin: Point, _ clip: Rect, _ measuring: any TextMeasuring,
    into reading: inout Reading
  ) {
    let clip = clip.intersection(
      Rect(x: origin.x, y: origin.y, width: layer.size.width, height: layer.size.height))
    for drawing in layer.drawings {
      switch drawing {
      case .text(let text, let style, let baseline, _):
        let frame = Rect(
          x: origin.x + baseline.x, y: origin.y + baseline.y - style.size * 0.73,
          width: measuring.width(of: text, in: style), height: style.size * 0.95)
        reading.lines.append(Line(text: text, frame: frame, seen: frame.intersection(clip)))
      case .fill(let rect, let colour):
        let area = Rect(
          x: origin.x + rect.minX, y: origin.y + rect.minY, width: rect.size.width,
          height: rect.size.height)
        if layer.name == "scrollFade" {
          reading.fades.append(area)
        } else if colour.alpha == 255 {
          reading.lines = reading.lines.map { Self.covered($0, by: area) }
        }
      default: break
      }
    }
    for sublayer in layer.sublayers {
      let corner = Point(x: origin.x + sublayer.offset.x, y: origin.y + sublayer.offset.y)
      read(sublayer, corner, clip, measuring, into: &reading)
    }
  }

  /// The line without the part that an opaque area hides: everything from the area's top down.
  private static func covered(_ line: Line, by area: Rect) -> Line {
    guard !line.seen.intersection(area).size.isEmpty else { return line }
    let height = max(0, area.minY - line.seen.minY)
    let seen = Rect(
      x: line.seen.minX, y: line.seen.minY, width: line.seen.size.width, height: height)
    return Line(text: line.text, frame: line.frame, seen: seen)
  }

  @Test(
    "No line of a tour is cut by footer, capsules or bar, except where scrolled text fades out",
    arguments: [
      "onboarding/welcome", "onboarding/tour=1", "onboarding/tour=2", "onboarding/tour=3",
      "onboarding/tour=4", "signup/tour=1", "signup/tour=2", "signup/tour=3",
    ],
    [
      Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 667, height: 375),
      Size(width: 320, height: 568), Size(width: 568, height: 320), Size(width: 1180, height: 820),
    ])
  func cut(link: String, size: Size) throws {
    let glyphs = try GlyphLibrary(try FontChoice())
    let parts = link.split(separator: "/").map(String.init)
    for textSize in [1.0, 1.5, 2] {
      for indicator in parts[0] == "onboarding" ? ["below", "over"] : [""] {
        var settings = DemoSettings()
        if !indicator.isEmpty { settings.values["indicator"] = indicator }
        let run = try RecordedRun(size: size) {
          try #require(Catalogue.sluice.demo(parts[0])).start(in: $0, settings: settings)
        }
        try run.flow.go(to: try #require(FlowPlace(parts[1])))
        run.session.textSize = textSize
        run.session.statusBar = StatusBar()
        var reading = Reading()

        let root = run.session.layerTree.root
        read(root, .zero, Rect(root.size), glyphs, into: &reading)

        let cut = reading.lines.filter { line in
          line.isCut && !reading.fades.contains { $0.intersection(line.seen).size.height > 0 }
        }
        #expect(cut.map(\.text) == [], "at a text size of \(textSize) \(indicator)")
        #expect(reading.lines.contains { !$0.isCut && $0.seen.size.width > 40 })
      }
    }
  }
}
