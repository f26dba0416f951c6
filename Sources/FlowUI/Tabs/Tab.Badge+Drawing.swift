internal import FlowCore

extension Tab.Badge {
  /// What those hear of it who cannot see it; `nil` where nothing is seen.
  var spoken: String? {
    switch self {
    case .dot: "new"
    case .count(let count): count < 1 ? nil : "\(count)"
    }
  }

  /// The badge at the upper trailing corner of an icon, within a tab's frame.
  func drawings(at icon: Rect, in frame: Rect, _ context: LayoutContext) -> [Drawing] {
    switch self {
    case .dot:
      let place = Point(x: icon.maxX - Self.dotSide / 2 - 3, y: icon.minY - 1)
      return ground(
        Rect(x: place.x, y: place.y, width: Self.dotSide, height: Self.dotSide), context.theme)
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
    return ground(capsule, context.theme)
      + block.drawings(inMiddleOf: capsule, colour: context.theme.onAccent)
  }

  /// The red shape, with a rim of the bar's colour that keeps it apart from the icon.
  private func ground(_ shape: Rect, _ theme: Theme) -> [Drawing] {
    let rim = shape.inset(by: -Self.rim)
    return [
      .roundedRectangle(rim, radius: rim.size.height / 2, theme.bar),
      .roundedRectangle(shape, radius: shape.size.height / 2, theme.destructive),
    ]
  }

  /// Digits are as large at any text size, as UIKit's: larger ones would hide the icon.
  private static let style = TextStyle(
    size: 11, weight: .semibold, lineHeight: 16, monospacedDigits: true)
  /// A dot's extent, the room beside digits, and the rim's width, in points; by eye.
  private static let (dotSide, padding, rim) = (8.0, 4.5, 1.0)
}
