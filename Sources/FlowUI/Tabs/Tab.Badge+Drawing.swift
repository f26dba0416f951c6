internal import FlowCore

@MainActor
extension Tab.Badge {
  /// `nil` if the badge is invisible.
  func accessibilityValue(_ strings: FlowStrings) -> String? {
    switch self {
    case .dot: strings[.news]
    case .count(let count): count < 1 ? nil : "\(count)"
    }
  }

  /// The distances from the icon are by eye.
  func drawings(at icon: Rect, in frame: Rect, _ context: LayoutContext) -> [Drawing] {
    switch self {
    case .dot:
      let corner = Point(x: icon.maxX - Self.dotSide / 2 - 3, y: icon.minY - 1)
      return background(
        Rect(x: corner.x, y: corner.y, width: Self.dotSide, height: Self.dotSide), context.theme)
    case .count(let count):
      guard count > 0 else { return [] }
      return drawings(count > 99 ? "99+" : "\(count)", at: icon, in: frame, context)
    }
  }

  private func drawings(
    _ text: String, at icon: Rect, in frame: Rect, _ context: LayoutContext
  ) -> [Drawing] {
    let block = context.line(text, style: Self.style, width: .infinity)
    let width = max(Self.style.lineHeight, block.width + 2 * Self.padding)
    let capsule = Rect(
      x: min(icon.midX + 5, frame.maxX - width - 1), y: icon.minY - 4, width: width,
      height: Self.style.lineHeight)
    return background(capsule, context.theme)
      + block.drawings(
        inMiddleOf: capsule, colour: context.theme.destructive.ink)
  }

  /// The rim, in the bar's colour, separates the badge from the icon.
  private func background(_ shape: Rect, _ theme: Theme) -> [Drawing] {
    let rim = shape.inset(by: -Self.rim)
    return [
      .roundedRectangle(rim, radius: rim.size.height / 2, colour: theme.bar),
      .roundedRectangle(shape, radius: shape.size.height / 2, colour: theme.destructive),
    ]
  }

  /// As in UIKit, the style does not follow the text size: larger digits would hide the icon.
  private static let style = TextStyle(
    size: 11, weight: .semibold, lineHeight: 16, monospacedDigits: true)
  /// The side of a dot, the padding beside digits and the width of the rim, in points; by eye.
  private static let (dotSide, padding, rim) = (8.0, 4.5, 1.0)
}
