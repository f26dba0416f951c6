internal import FlowCore
internal import FlowUI

/// A row for a colour in a list: a swatch, its name and origin, and whether it is new.
struct ColourRow: Element {
  private let colour: KeptColour
  private let isFresh: Bool
  private let control: Control

  /// The insets of the content, in points.
  private static let insets = Insets(horizontal: Metrics.margin, vertical: Metrics.related)

  init(_ colour: KeptColour, isFresh: Bool, control: Control) {
    self.colour = colour
    self.isFresh = isFresh
    self.control = control
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    content.size(in: proposal, context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let use = control.use(in: frame, context)
    let ground = frame.inset(by: 4)
    page.draw(
      use.overlays(context.theme).map {
        .roundedRectangle(ground, radius: Metrics.cardRadius - 4, $0)
      })
    page.draw(
      use.ring(around: frame.inset(by: 7), radius: Metrics.controlRadius - 5, context.theme))
    // All rows of a list are as tall as the tallest one; the content is centred vertically.
    let height = content.size(in: frame.size, context).height
    let middle = Rect(
      x: frame.minX, y: frame.midY - height / 2, width: frame.size.width, height: height)
    page.add(control, at: frame, as: node) { content.layOut(in: middle, context, on: &$0) }
  }

  private var node: AccessibilityNode {
    AccessibilityNode(.button, colour.title, value: (isFresh ? "new, " : "") + colour.remark)
  }

  private var content: Padding {
    Padding(Self.insets) {
      Row(spacing: 12) {
        Swatch(colour.colour, side: 40)
        LabeledRow(
          Column {
            Text(colour.title)
            Text(colour.remark, .footnote, \.secondaryLabel)
          }, mark)
        IconView(.chevron, side: 16, \.tertiaryLabel)
      }
    }
  }

  private var mark: Text {
    isFresh
      ? Text("New", .footnote, \.accent)
      : Text(colour.colour.description, .footnote, \.secondaryLabel)
  }
}

/// A swatch of a colour.
struct Swatch: Element {
  private let colour: RGBA
  private let side: Double?

  /// Creates a swatch.
  ///
  /// - Parameter side: The width and height in points; `nil` for the available width and a fixed
  ///   height.
  init(_ colour: RGBA, side: Double? = nil) {
    self.colour = colour
    self.side = side
  }

  /// The height in points of a swatch that fills the available width.
  private static let height = 56.0

  func stretch(along axis: Axis) -> Stretch {
    side == nil && axis == .horizontal ? .flexible : .fixed
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: side ?? proposal.width, height: side ?? Self.height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw([
      .roundedRectangle(frame, radius: Metrics.controlRadius, colour),
      .outline(frame, radius: Metrics.controlRadius, width: 1, context.theme.separator),
    ])
  }
}
