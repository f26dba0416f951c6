public import FlowCore

/// Capsules, one a page, that fill like a tube with a fluid: how far the pages are, and how long
/// the selected one is still seen.
///
/// Where there are too many for its width, it shows those around the selected one.
public struct PageIndicator: Element {
  private let state: PagerState
  private let isInteractive: Bool

  /// Creates an indicator.
  ///
  /// - Parameters:
  ///   - state: Where the pages are; their screen keeps it.
  ///   - isInteractive: Whether a tap on a capsule and keys go to its page; otherwise presses are
  ///     for what lies beneath.
  public init(_ state: PagerState, isInteractive: Bool = true) {
    self.state = state
    self.isInteractive = isInteractive
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  /// As high as a finger needs it, or as the capsules are where it only shows something.
  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(
      width: offer.width, height: isInteractive ? Spacing.touchTarget : CapsuleRow.height)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (pager, part, theme) = (state.pager, state.indicator, context.theme)
    Capsules(pager.pages.count, filled: pager.filled).place(in: frame, context, on: &page)
    let node = AccessibilityNode(.slider, "Page", value: pager.positionText)
    guard isInteractive else { return page.describe(as: node, in: frame) }
    if part.hasFocus, context.marksFocus {
      page.draw([
        .outline(
          frame.inset(by: Insets(horizontal: 0, vertical: 12)), radius: Spacing.controlRadius,
          width: Spacing.focusWidth, theme.focusRing)
      ])
    }
    page.add(part, at: frame, as: node)
  }
}
