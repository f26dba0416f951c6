internal import FlowCore

/// The bar beside something that scrolls: it shows how much there is and where one is, and can be
/// dragged.
///
/// It is seen while something scrolls, and where a mouse is near it.
struct ScrollBar {
  private let state: ScrollState
  private let thumb: ScrollThumb

  /// How wide the bar is, and how far it is from the edge, in points; by eye, as GTK's.
  private static let thickness = (thin: 4.0, wide: 8.0)
  private static let margin = 3.0

  /// Creates the bar at the trailing side of a frame; `nil` where there is nothing to scroll, or no
  /// room.
  init?(_ state: ScrollState, in frame: Rect) {
    guard let thumb = ScrollThumb(state, in: frame) else { return nil }
    self.state = state
    self.thumb = thumb
  }

  /// Whether a mouse is near it.
  func isUnder(_ pointer: Point) -> Bool { thumb.strip.contains(pointer) }

  func place(_ context: LayoutContext, on page: inout PageLayout) {
    let isInHand = state.bar.isHeld || context.pointer.map(isUnder) ?? false
    let presence = isInHand ? 1 : state.bar.presence.value
    page.add(state.bar, at: thumb.strip)
    guard presence > 0 else { return }
    let thickness = isInHand ? Self.thickness.wide : Self.thickness.thin
    var layer = Layer(name: "scrollBar", size: thumb.strip.size)
    layer.offset = thumb.strip.origin
    layer.opacity = presence
    layer.drawings = [
      .roundedRectangle(
        Rect(
          x: thumb.strip.size.width - Self.margin - thickness, y: thumb.top(at: state.offset),
          width: thickness, height: thumb.length), radius: thickness / 2, context.theme.scrollBar)
    ]
    page.add(layer)
  }
}

/// How long the thumb of a scroll bar is, and where in its strip it lies, in points.
struct ScrollThumb {
  /// What takes the mouse.
  let strip: Rect
  let length: Double
  private let limit: Double

  private static let width = 14.0
  private static let shortest = 28.0
  /// How far it stays away from the ends of the strip.
  private static let margin = 2.0

  /// Creates the thumb at the trailing side of a frame; `nil` where there is nothing to scroll, or
  /// no room.
  init?(_ state: ScrollState, in frame: Rect) {
    guard let geometry = state.geometry, geometry.limit > 0 else { return nil }
    strip = Rect(
      x: frame.maxX - Self.width, y: frame.minY, width: Self.width, height: frame.size.height)
    let way = strip.size.height - 2 * Self.margin
    length = max(Self.shortest, way * geometry.window / geometry.content)
    limit = geometry.limit
    guard way > length else { return nil }
  }

  /// How far below the strip's top it begins.
  func top(at offset: Double) -> Double {
    Self.margin + min(max(offset / limit, 0), 1) * free
  }

  /// The offset at which it begins so far below the strip's top.
  func offset(atTop top: Double) -> Double { (top - Self.margin) / free * limit }

  private var free: Double { strip.size.height - 2 * Self.margin - length }
}
