internal import FlowCore
internal import FlowUI

/// A row in a card: a picture, a title with a remark, and a mark at the trailing side.
struct PictureRow: Composite {
  private let picture: any Element
  private let title: String
  private let remark: String
  private let mark: Text
  private let control: Control
  private let value: String

  private static let insets = Insets(horizontal: Metrics.margin, vertical: Metrics.related)

  /// Assistive technologies speak the title and the value.
  init(
    _ picture: any Element, _ title: String, remark: String, mark: Text, value: String,
    control: Control
  ) {
    self.picture = picture
    self.title = title
    self.remark = remark
    self.mark = mark
    self.control = control
    self.value = value
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func content(in context: LayoutContext) -> any Element {
    Pressable(control: control, accessibilityLabel: title, value: value) {
      Padding(Self.insets) {
        Row(spacing: 12) {
          picture
          LabeledRow(
            leading: Column {
              Text(title)
              Text(remark, style: .footnote, colour: \.secondaryLabel)
            }, trailing: mark)
          IconView(.chevron, side: 16, colour: \.tertiaryLabel)
        }
      }
    }
  }
}
