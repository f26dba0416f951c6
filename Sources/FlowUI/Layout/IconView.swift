public import FlowCore

/// An icon in one of the theme's colours, in the middle of its frame; it grows with text.
public struct IconView: Element {
  private let icon: Icon
  private let side: Double
  private let colour: KeyPath<Theme, RGBA>
  private let name: String?

  /// Creates an icon with a side of so many points at the usual text size, in a comfortable layout.
  ///
  /// In a compact one it is smaller: 16 points of 24, 14 of 20, 12 of 16.
  ///
  /// One that says more than the words around it has a name, for those who cannot see it.
  public init(
    _ icon: Icon, side: Double = 24, _ colour: KeyPath<Theme, RGBA> = \.label,
    name: String? = nil
  ) {
    self.icon = icon
    self.side = side
    self.colour = colour
    self.name = name
  }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(width: context.side(side), height: context.side(side))
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let side = min(context.side(side), frame.size.width, frame.size.height)
    let square = frame.centred(Size(width: side, height: side))
    page.draw([.icon(icon, square, context.theme[keyPath: colour])])
    if let name { page.describe(as: AccessibilityNode(.image, name), in: square) }
  }
}
