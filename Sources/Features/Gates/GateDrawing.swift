internal import FlowCore
internal import FlowUI

/// A drawing of a gate between two posts, shut or open.
struct GateDrawing: Element {
  private let isShut: Bool

  init(isShut: Bool) { self.isShut = isShut }

  private static let extent = Size(width: 168, height: 112)
  private static let post = 14.0
  private static let bar = 6.0

  func stretch(along axis: Axis) -> Stretch { .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { Self.extent }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (top, height) = (frame.minY, frame.size.height)
    let posts = [frame.minX, frame.maxX - Self.post].map {
      Rect(x: $0, y: top, width: Self.post, height: height)
    }
    let colour = isShut ? context.theme.accent : context.theme.track
    // The posts are opaque, so that they hide the ends of the rails.
    let wood = context.theme.secondaryLabel.composited(over: context.theme.background)
    page.draw(leaves(in: frame).map { .roundedRectangle($0, radius: Self.bar / 2, colour) })
    page.draw(
      posts.map { .roundedRectangle($0, radius: Self.bar, wood) })
  }

  /// The bars of both leaves, and the rails that hold them.
  private func leaves(in frame: Rect) -> [Rect] {
    let room = frame.size.width - 2 * Self.post
    // An open leaf is seen edge-on: its bars are close together at its post.
    let reach = isShut ? room / 2 : room / 6
    let (top, height) = (frame.minY + 18, frame.size.height - 26)
    let gap = (reach - 3 * Self.bar) / 3
    let starts = [
      frame.minX + Self.post + gap / 2, frame.maxX - Self.post - reach + gap / 2,
    ]
    let bars = starts.flatMap { start in
      (0..<3).map { index in
        Rect(
          x: start + Double(index) * (Self.bar + gap), y: top, width: Self.bar, height: height)
      }
    }
    let rails = [frame.minX + Self.post - 2, frame.maxX - Self.post - reach].flatMap { start in
      [top + 14, top + height - 20].map {
        Rect(x: start, y: $0, width: reach + 2, height: Self.bar)
      }
    }
    return bars + rails
  }
}
