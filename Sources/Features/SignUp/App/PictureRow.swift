internal import FlowCore
internal import FlowUI

/// A row in a card: a picture, a title with a remark, and a mark at the trailing side.
struct PictureRow: Element {
  private let picture: any Element
  private let title: String
  private let remark: String
  private let mark: Text
  private let control: Control
  private let node: AccessibilityNode

  private static let insets = Insets(horizontal: Metrics.margin, vertical: Metrics.related)

  init(
    _ picture: any Element, _ title: String, remark: String, mark: Text, control: Control,
    as node: AccessibilityNode
  ) {
    self.picture = picture
    self.title = title
    self.remark = remark
    self.mark = mark
    self.control = control
    self.node = node
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

  private var content: Padding {
    Padding(Self.insets) {
      Row(spacing: 12) {
        picture
        LabeledRow(
          Column {
            Text(title)
            Text(remark, .footnote, \.secondaryLabel)
          }, mark)
        IconView(.chevron, side: 16, \.tertiaryLabel)
      }
    }
  }
}
