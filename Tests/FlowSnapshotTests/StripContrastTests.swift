import FlowCore
import FlowDemos
import FlowUI
import ImageFiles
import SluiceViewer
import Testing

@Suite struct StripContrastTests {
  private nonisolated static let themes: [Theme] = [
    .light, .dark, .lightHighContrast, .darkHighContrast,
  ]

  @Test(
    "On every page of every demo, in every theme, a strip's fill stands out from its track and bar",
    arguments: Catalogue.sluice.demos.map(\.id))
  func pages(id: String) throws {
    let run = try RecordedRun(id, size: Size(width: 390, height: 200))
    run.session.statusBar = StatusBar()
    var strips = 0

    for place in (run.flow as? any PlacedFlow)?.places ?? [] {
      try run.flow.go(to: place)
      run.session.advance(
        to: run.session.context.clock.now.advanced(by: .milliseconds(2000)))
      for theme in Self.themes {
        run.session.theme = theme
        guard let strip = run.strip else { continue }
        let picture = run.picture()
        func colour(_ x: Int, _ y: Int) -> RGBA {
          let start = (y * picture.width + x) * 3
          return RGBA(
            red: picture.bytes[start], green: picture.bytes[start + 1],
            blue: picture.bytes[start + 2])
        }
        let y = Int(strip.offset.y)
        // The bar's items end further up, so the pixel above the strip has the bar's colour.
        let (fill, bar) = (colour(1, y), colour(1, y - 1))
        #expect(fill.contrast(with: bar) >= 3, "\(place) \(fill) \(bar)")
        // A full strip has no visible track.
        if strip.end < Double(picture.width - 2) {
          let track = colour(picture.width - 2, y)
          #expect(fill.contrast(with: track) >= 3, "\(place) \(fill) \(track)")
        }
        strips += 1
      }
    }

    let hasStrip = ["signup", "progress", "checkout", "library", "appearance"].contains(id)
    #expect(hasStrip == (strips > 0))
  }
}

extension RecordedRun {
  fileprivate var strip: Layer? {
    session.layerTree.root.sublayers.first { $0.name == "progressStrip" && $0.opacity == 1 }
  }
}

extension Layer {
  /// The end of the filled part of a progress strip, in points.
  fileprivate var end: Double {
    drawings.compactMap { drawing in
      if case .fractionalFill(let area, _, _) = drawing { area.maxX } else { nil }
    }.max() ?? 0
  }
}
