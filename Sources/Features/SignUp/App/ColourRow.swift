internal import FlowCore
internal import FlowUI

/// A row for a colour in a list: a swatch, the colour's name and origin, and its value or "New".
struct ColourRow: Composite {
  private let colour: KeptColour
  private let isFresh: Bool
  private let control: Control

  init(_ colour: KeptColour, isFresh: Bool, control: Control) {
    self.colour = colour
    self.isFresh = isFresh
    self.control = control
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func content(in context: LayoutContext) -> any Element {
    PictureRow(
      Swatch(colour.colour, side: 40), colour.title, remark: colour.remark, mark: mark,
      value: (isFresh ? "new, " : "") + colour.remark, control: control)
  }

  private var mark: Text {
    isFresh
      ? Text("New", style: .footnote, colour: \.accent)
      : Text(colour.colour.description, style: .footnote, colour: \.secondaryLabel)
  }
}

struct Swatch: Element {
  private let colour: RGBA
  private let side: Double?

  /// Without `side`, the swatch fills the available width.
  init(_ colour: RGBA, side: Double? = nil) {
    self.colour = colour
    self.side = side
  }

  /// The height of a swatch that fills the available width, in points.
  private static let height = 56.0

  func stretch(along axis: Axis) -> Stretch {
    side == nil && axis == .horizontal ? .flexible : .fixed
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: side ?? proposal.width, height: side ?? Self.height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw([
      .roundedRectangle(frame, radius: Metrics.controlRadius, colour: colour),
      .outline(frame, radius: Metrics.controlRadius, width: 1, colour: context.theme.separator),
    ])
  }
}
