internal import FlowCore
internal import FlowUI

/// A picture with a title and a text below it or, on a short and wide stage, beside it.
struct Masthead: Composite {
  private let picture: Image
  private let title: String
  private let text: String

  private static let side = 96.0

  init(_ title: String, _ text: String) {
    self.init(
      Image(
        .loaded(.artwork(.sign)), width: Self.side, cornerRadius: Self.side / 4,
        accessibilityLabel: "Three discs, blue, red and yellow"),
      title, text)
  }

  init(_ picture: Image, _ title: String, _ text: String) {
    self.picture = picture
    self.title = title
    self.text = text
  }

  func content(in context: LayoutContext) -> any Element {
    let isShort = context.size.isShortAndWide
    return Padding(
      Insets(horizontal: Metrics.margin, vertical: isShort ? Metrics.margin : Metrics.group)
    ) {
      ReadableWidth {
        if isShort {
          Row(spacing: Metrics.group) {
            picture
            Column {
              Text(title, style: .title)
              Spacer(Metrics.related / 2)
              Text(text, style: .body, colour: \.secondaryLabel)
            }
          }
        } else {
          Centred(picture)
          Spacer(Metrics.group)
          Text(title, style: .title, alignment: .centre)
          Spacer(Metrics.related)
          Text(text, style: .body, colour: \.secondaryLabel, alignment: .centre)
        }
      }
    }
  }
}
