import FlowCore
import FlowUI
import Testing

/// A screen of pages with an indicator below, on a stage of 800 by 600 points.
final class PagerHarness {
  let input: InputDriver
  let state: PagerState
  let screen: TestScreen
  var pager: Pager { state.pager }

  init(
    _ count: Int = 4, timePerPage: Duration? = .seconds(4), wraps: Bool = true,
    effect: Pages.Effect = .fade, isInteractive: Bool = true, reducesMotion: Bool = false,
    axis: Axis = .horizontal, pausesOnHover: Bool = false,
    page: ((Pages.Position) -> any Element)? = nil
  ) {
    let screen = TestScreen("pages") {}
    input = InputDriver(on: screen, reducesMotion: reducesMotion)
    let state = PagerState(
      Pager(
        (0..<count).map { "p\($0)" }, timePerPage: timePerPage, wraps: wraps, axis: axis,
        context: input.context),
      pausesOnHover: pausesOnHover)
    (self.state, self.screen) = (state, screen)
    screen.elements = { _ in
      [
        Column {
          Pages(state: state, accessibilityLabel: "Tour", effect: effect) {
            page?($0) ?? Text("\($0.index)")
          }
          PageIndicator(state: state, isInteractive: isInteractive)
        }
      ]
    }
    state.didAppear()
    // Pages get their width from the first layout.
    _ = input.session.layerTree
  }

  var page: Layer { input.session.layerTree.root.sublayers[0] }

  var layers: [Layer] { page.sublayers.first { $0.name == "pages" }?.sublayers ?? [] }

  /// The capsules with a part in a colour, and the x coordinates at which that part starts and
  /// ends, in points.
  func capsules(_ colour: RGBA) -> [(rect: Rect, start: Double, end: Double)] {
    page.drawings.compactMap { drawing in
      guard case .roundedRectangleSlice(let rect, _, let span, colour) = drawing else { return nil }
      return (rect, max(rect.minX, span.lowerBound), min(rect.maxX, span.upperBound))
    }
  }

  var tracks: [(rect: Rect, start: Double, end: Double)] { capsules(Theme.light.tertiaryLabel) }
  var fills: [(rect: Rect, start: Double, end: Double)] { capsules(Theme.light.accent) }

  /// Drags the pages with the mouse, and does not release the button.
  func pull(by distance: Double) {
    input.mouse(.down, 500)
    input.wait(16)
    input.mouse(.move, 500 + distance)
  }
}

extension Double {
  func isNear(_ other: Double) -> Bool { (self - other).magnitude < 1e-9 }
}
