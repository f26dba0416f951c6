public import FlowCore

/// An icon in one of the theme's colours, centred in its frame; it scales with the text size.
public struct IconView: SourcedElement {
  package let location: ElementSource
  private let icon: Icon
  private let side: Double
  private let colour: KeyPath<Theme, RGBA>
  private let accessibilityLabel: String?

  /// Creates an icon; `side` is its side length in points at the default text size and comfortable
  /// density.
  ///
  /// At compact density it is smaller: 16 points instead of 24, 14 instead of 20, 12 instead of 16.
  ///
  /// Give the icon an accessibility label only if it says more than the text around it.
  public init(
    _ icon: Icon, side: Double = 24, colour: KeyPath<Theme, RGBA> = \.label,
    accessibilityLabel: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.icon = icon
    self.side = side
    self.colour = colour
    self.accessibilityLabel = accessibilityLabel
  }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: context.side(side), height: context.side(side))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let side = min(context.side(side), frame.size.width, frame.size.height)
    let square = frame.centred(Size(width: side, height: side))
    page.draw([.icon(icon, in: square, colour: context.theme[keyPath: colour])])
    if let accessibilityLabel {
      page.describe(as: AccessibilityNode(.image, name: accessibilityLabel), in: square)
    }
  }
}
