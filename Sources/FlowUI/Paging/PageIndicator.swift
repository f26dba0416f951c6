public import FlowCore

/// A page indicator of capsules, one for each page, that fill like a tube with fluid.
///
/// The fill shows the position of the pages and, if they advance by themselves, how much of the
/// selected one's time is over. If capsules would be narrower than their height of 5 points, the
/// indicator shows only those around the selected one, each 12 points wide.
public struct PageIndicator: SourcedElement {
  /// The distance of the focus ring from the top and bottom of the touch target, in points; by eye.
  private static let ringInset = 12.0

  package let location: ElementSource
  private let state: PagerState
  private let isInteractive: Bool
  private let foreground: KeyPath<Theme, RGBA>
  private let background: KeyPath<Theme, RGBA>

  /// Creates an indicator.
  ///
  /// - Parameters:
  ///   - state: The state of the pages; keep it across layouts.
  ///   - isInteractive: Whether keys, and taps on capsules, select pages; otherwise presses go to
  ///     the elements behind the indicator, and to assistive technologies it is a text.
  ///   - foreground: The theme colour of the fill.
  ///   - background: The theme colour of the unfilled part.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    state: PagerState, isInteractive: Bool = true, foreground: KeyPath<Theme, RGBA> = \.accent,
    background: KeyPath<Theme, RGBA> = \.tertiaryLabel, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    (self.foreground, self.background) = (foreground, background)
    self.state = state
    self.isInteractive = isInteractive
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  /// As tall as a touch target; as tall as the capsules if it is not interactive.
  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(
      width: proposal.width, height: isInteractive ? Metrics.comfortable.target : CapsuleRow.height)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (pager, target, theme) = (state.pager, state.indicator, context.theme)
    Capsules(
      pager.pages.count, filled: pager.filled, foreground: foreground, background: background
    ).layOut(in: frame, context, on: &page)
    let node = AccessibilityNode(
      isInteractive ? .slider : .text, name: context.strings[.page],
      value: pager.positionText(context.strings))
    guard isInteractive else { return page.describe(as: node, in: frame) }
    if target.hasFocus, context.marksFocus {
      page.draw([
        .outline(
          frame.inset(by: Insets(horizontal: 0, vertical: Self.ringInset)),
          radius: context.corners.control, width: Metrics.comfortable.focusWidth,
          colour: theme.focusRing)
      ])
    }
    page.add(target, at: frame, as: node)
  }
}
