internal import FlowCore

/// The bar beside something that scrolls: it shows how much there is and where one is, and can be dragged.
///
/// It is seen while something scrolls, and where a mouse is near it.
struct ScrollBar {
  private let state: ScrollState

  /// The width of the strip that takes the mouse, in points, and of the bar in it; by eye, as GTK's.
  private static let strip = 14.0
  private static let thickness = (thin: 4.0, wide: 8.0)
  private static let shortest = 32.0

  init(_ state: ScrollState) {
    self.state = state
  }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    guard state.limit > 0, frame.size.height > Self.shortest else { return }
    let strip = Rect(
      x: frame.maxX - Self.strip, y: frame.minY, width: Self.strip, height: frame.size.height)
    let isNear = context.pointer.map(strip.contains) ?? false
    let presence = isNear ? 1 : state.barPresence.value
    page.add(state.bar, at: strip)
    guard presence > 0 else { return }
    let thickness = isNear ? Self.thickness.wide : Self.thickness.thin
    let thumb = thumb(in: strip)
    var layer = Layer(name: "scrollBar", size: strip.size)
    layer.offset = strip.origin
    layer.opacity = presence
    layer.drawings = [
      .roundedRectangle(
        Rect(
          x: Self.strip - thickness - 3, y: thumb.lowerBound - strip.minY, width: thickness,
          height: thumb.upperBound - thumb.lowerBound), radius: thickness / 2,
        context.theme.scrollBar)
    ]
    page.add(layer)
  }

  /// Where the bar begins and ends within its strip, on the page.
  private func thumb(in strip: Rect) -> ClosedRange<Double> {
    let length = Self.length(state, strip.size.height)
    let free = strip.size.height - length - 4
    let part = min(max(state.offset / state.limit, 0), 1)
    let top = strip.minY + 2 + part * free
    return top...(top + length)
  }

  static func length(_ state: ScrollState, _ height: Double) -> Double {
    max(shortest, height * state.window / max(state.content, 1)) - 4
  }
}

/// Takes the mouse on the bar: it drags the place, and a press beside the bar goes there.
final class ScrollBarPart: Part {
  private unowned let state: ScrollState

  init(_ state: ScrollState) {
    self.state = state
  }

  var canHaveFocus: Bool { false }
  var hasFocus: Bool {
    get { false }
    set {}
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    ScrollBarPress(state, frame: frame)
  }
}

/// Follows one press on the bar.
private final class ScrollBarPress: PointerResponder {
  private let state: ScrollState
  private let frame: Rect
  /// What one point of the bar's way is of the content's.
  private let ratio: Double
  private var start: (y: Double, offset: Double)?

  init(_ state: ScrollState, frame: Rect) {
    self.state = state
    self.frame = frame
    let free = frame.size.height - ScrollBar.length(state, frame.size.height) - 4
    ratio = free > 0 ? state.limit / free : 0
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    switch event.phase {
    case .down:
      let place = Point(x: event.fromLeading, y: event.location.y)
      // A finger means what is beneath: the bar is for a mouse.
      guard event.device == .mouse, frame.contains(place) else { return .ignored }
      let centre = ScrollBar.length(state, frame.size.height) / 2
      let top = frame.minY + 2 + state.offset / max(ratio, 1e-9)
      if !(top...(top + 2 * centre)).contains(place.y) {
        state.scroll(to: (place.y - frame.minY - 2 - centre) * ratio, animated: false)
      }
      start = (place.y, state.offset)
    case .move:
      guard let start else { return .ignored }
      state.scroll(
        to: start.offset + (event.location.y - start.y) * ratio, animated: false)
      state.showBar()
    case .up, .cancelled:
      start = nil
    }
    return .claimed
  }
}
