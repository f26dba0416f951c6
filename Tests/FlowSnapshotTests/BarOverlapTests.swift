import FlowCatalogue
import FlowCore
import FlowDemos
import FlowSnapshot
import FlowUI
import Testing

/// Tests that the texts of a navigation bar do not overlap during a transition.
@Suite struct BarOverlapTests {
  /// The frame is on the stage, and the opacity includes that of all layers around the text.
  private struct BarText {
    let text: String
    let frame: Rect
    let opacity: Double
  }

  private func texts(_ session: FlowSession, _ measuring: any TextMeasuring) -> [BarText] {
    func collect(_ layer: Layer, _ origin: Point, _ opacity: Double) -> [BarText] {
      let texts = layer.drawings.compactMap { drawing -> BarText? in
        guard case .text(let text, let style, let baseline, let colour) = drawing else {
          return nil
        }
        return BarText(
          text: text,
          frame: Rect(
            x: origin.x + baseline.x, y: origin.y + baseline.y - style.size * 0.7,
            width: measuring.width(of: text, in: style), height: style.size * 0.7),
          opacity: opacity * Double(colour.alpha) / 255)
      }
      return texts
        + layer.sublayers.flatMap {
          collect(
            $0, Point(x: origin.x + $0.offset.x, y: origin.y + $0.offset.y), opacity * $0.opacity)
        }
    }
    return session.layerTree.root.sublayers.filter { $0.name == "navigationBar" }.flatMap {
      collect($0, $0.offset, $0.opacity)
    }
  }

  @Test(
    "During a drag, two texts of a bar that are both over 30 % opaque never overlap",
    arguments: [
      "progress/early=2", "progress/early=3", "progress/early=4", "progress/late=3",
      "appearance/sample=3", "checkout/delivery", "checkout/payment", "signup/email",
      "signup/password", "library/book=3",
    ], [Size(width: 390, height: 844), Size(width: 320, height: 568)])
  func overlap(link: String, size: Size) throws {
    let glyphs = try GlyphLibrary(try FontChoice())
    let parts = link.split(separator: "/").map(String.init)
    let run = try RecordedRun(parts[0], size: size)
    if parts.count > 1 {
      try run.flow.go(to: try #require(FlowPlace(parts[1])))
    }
    run.session.statusBar = StatusBar()
    let clock = run.session.context.clock
    let send: (PointerEvent.Phase, Double) -> Void = { phase, x in
      run.session.send(
        .pointer(phase, device: .mouse, finger: 0, location: Point(x: x, y: 500)), at: clock.now)
    }
    run.session.advance(to: clock.now.advanced(by: .seconds(2)))
    send(.down, 4)
    var count = 0
    for step in 0...60 {
      send(.move, 20 + (size.width - 40) * Double(step) / 60)
      run.session.advance(to: clock.now.advanced(by: .milliseconds(8)))
      let texts = texts(run.session, glyphs).filter { $0.opacity > 0.3 }
      count += texts.count
      for (index, one) in texts.enumerated() {
        for other in texts[(index + 1)...] {
          let common = one.frame.intersection(other.frame).size
          #expect(
            common.width < 2 || common.height < 2,
            "\(one.text) \(one.opacity) and \(other.text) \(other.opacity) at \(step) of 60")
        }
      }
    }
    #expect(count > 20, "there are hardly any texts")
  }
}
