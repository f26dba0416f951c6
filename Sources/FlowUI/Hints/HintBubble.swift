internal import FlowCore

/// The bubble of a hint: dark in a light theme, light in a dark one.
@MainActor
struct HintBubble {
  private let label: Hint.Label

  /// The gap is the distance from the element, the margin that from the session's edges; by eye.
  private static let padding = Insets(horizontal: 8, vertical: 4)
  private static let (gap, margin, radius) = (6.0, 4.0, 6.0)
  /// The maximum width at the default text size, in points; by eye.
  private static let width = 240.0

  init(_ label: Hint.Label) {
    self.label = label
  }

  func layer(beside anchor: Rect, _ context: LayoutContext) -> Layer {
    let tinted = tinted(context)
    let bounds = Rect(context.size).inset(by: Self.margin)
    let maxWidth = min(bounds.size.width, Self.width * context.textSize)
    let size = contents.size(in: Size(width: maxWidth, height: .infinity), tinted)
    let below = anchor.maxY + Self.gap
    let y = below + size.height <= bounds.maxY ? below : anchor.minY - Self.gap - size.height
    let x = min(max(anchor.midX - size.width / 2, bounds.minX), bounds.maxX - size.width)
    // Text is sharpest at whole points.
    let frame = Rect(
      x: x.rounded(), y: max(bounds.minY, y).rounded(), width: size.width, height: size.height)
    var page = PageLayout(name: "hint", size: context.size)
    page.draw([
      .shadow(frame, radius: Self.radius),
      .roundedRectangle(frame, radius: Self.radius, colour: Self.background(context.theme)),
    ])
    contents.layOut(in: frame, tinted, on: &page)
    return page.layer
  }

  private var contents: Padding {
    Padding(Self.padding) {
      Row(spacing: 8) {
        Text(label.text, style: .caption)
        if let shortcut = label.shortcut {
          Text(shortcut, style: .caption, colour: \.secondaryLabel)
        }
      }
    }
  }

  private static func background(_ theme: Theme) -> RGBA {
    theme.label.interpolated(to: theme.background, fraction: 0.15)
  }

  /// The context of the contents, whose text has the theme's background colour, because the bubble
  /// has a colour close to that of labels.
  private func tinted(_ context: LayoutContext) -> LayoutContext {
    var tinted = context
    tinted.theme.label = context.theme.background
    tinted.theme.secondaryLabel = context.theme.background.faded(0.75)
    return tinted
  }
}
