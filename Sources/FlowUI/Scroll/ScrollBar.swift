internal import FlowCore

/// The scroll bar of a scroll area: it shows the position and can be dragged with a mouse.
///
/// It is visible while the content scrolls and shortly afterwards, and while a mouse hovers over
/// its strip or drags its thumb.
@MainActor
struct ScrollBar {
  private let state: ScrollState
  private let thumb: ScrollThumb

  /// In points, by eye, similar to GTK's; the bar is wide while a mouse hovers over it or drags it.
  private static let thickness = (thin: 4.0, wide: 8.0)
  private static let margin = 3.0

  /// `nil` if the content does not scroll, or there is no room for the thumb.
  init?(_ state: ScrollState, in frame: Rect) {
    guard let thumb = ScrollThumb(state, in: frame) else { return nil }
    self.state = state
    self.thumb = thumb
  }

  func isUnder(_ pointer: Point) -> Bool { thumb.strip.contains(pointer) }

  func layOut(_ context: LayoutContext, on page: inout PageLayout) {
    let isInUse = state.bar.isDragging || context.pointer.map(isUnder) ?? false
    let presence = isInUse ? 1 : state.bar.presence
    page.add(state.bar, at: thumb.strip)
    guard presence > 0 else { return }
    let thickness = isInUse ? Self.thickness.wide : Self.thickness.thin
    var layer = Layer(name: "scrollBar", size: thumb.strip.size)
    layer.offset = thumb.strip.origin
    layer.opacity = presence
    layer.drawings = [
      .roundedRectangle(
        Rect(
          x: thumb.strip.size.width - Self.margin - thickness, y: thumb.top(at: state.offset),
          width: thickness, height: thumb.length), radius: thickness / 2,
        colour: context.theme.scrollBar)
    ]
    page.add(layer)
  }
}

/// A scroll bar's thumb in its strip; all lengths are in points.
@MainActor
struct ScrollThumb {
  /// The area that takes mouse input.
  let strip: Rect
  let length: Double
  private let limit: Double

  /// By eye.
  private static let stripWidth = 14.0
  /// By eye.
  private static let minLength = 28.0
  /// Between the thumb and the ends of the strip.
  private static let margin = 2.0

  init?(_ state: ScrollState, in frame: Rect) {
    guard let geometry = state.geometry, geometry.limit > 0 else { return nil }
    strip = Rect(
      x: frame.maxX - Self.stripWidth, y: frame.minY, width: Self.stripWidth,
      height: frame.size.height)
    let track = strip.size.height - 2 * Self.margin
    length = max(Self.minLength, track * geometry.window / geometry.content)
    limit = geometry.limit
    guard track > length else { return nil }
  }

  /// From the top of the strip.
  func top(at offset: Double) -> Double {
    Self.margin + min(max(offset / limit, 0), 1) * travel
  }

  func offset(atTop top: Double) -> Double { (top - Self.margin) / travel * limit }

  private var travel: Double { strip.size.height - 2 * Self.margin - length }
}
