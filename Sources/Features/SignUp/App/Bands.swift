internal import FlowCore
internal import FlowUI

/// The colours of a palette side by side, as one rounded picture.
struct Bands: Element {
  private let colours: [RGBA]
  private let width: Double?
  private let height: Double
  private let radius: Double
  /// How far each band extends under the next one, in points: otherwise the background would show
  /// through where two bands meet within a pixel.
  private static let overlap = 1.0

  /// `colours` must not be empty; without `width`, the bands fill the available width.
  init(_ colours: [RGBA], width: Double? = nil, height: Double, radius: Double) {
    self.colours = colours
    self.width = width
    self.height = height
    self.radius = radius
  }

  func stretch(along axis: Axis) -> Stretch {
    width == nil && axis == .horizontal ? .flexible : .fixed
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: width ?? proposal.width, height: height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let edges = (0...colours.count).map {
      (frame.minX + frame.size.width * Double($0) / Double(colours.count)).rounded()
    }
    page.draw(
      colours.enumerated().map { index, colour in
        .roundedRectangleSlice(
          frame, radius: radius,
          across: edges[index]...min(edges[index + 1] + Self.overlap, edges[colours.count]),
          colour: colour)
      })
    page.draw([.outline(frame, radius: radius, width: 1, colour: context.theme.separator)])
  }
}
