/// The panels beside the stage, and which of them are open.
///
/// Which panels are open depends only on the window's width and on the person's last choices: a
/// panel is open if it fits, unless the person has opened or closed it. If both should be open but
/// there is no room for both, the one that was opened last hides the other.
@MainActor
package final class Panels {
  package enum Side: Hashable, CaseIterable {
    case demos
    case inspector
  }

  /// The width of the list of demos, in points; from the viewer's design.
  private static let demosWidth = 240.0
  /// The inspector's possible widths in points: the minimum is from the viewer's design, the
  /// maximum shows 100 columns of code with line numbers; by eye.
  package static let inspectorWidths = 300.0...640.0
  /// The minimum width of the stage when the inspector is widened, in points: that of a small
  /// phone.
  private static let minStageWidth = 320.0

  /// The minimum window width, in points, at which a panel fits beside the stage and its bars; by
  /// eye.
  private static func minimum(for side: Side) -> Double { side == .demos ? 780 : 1000 }

  var isStageAlone = false
  /// Whether the person has opened or closed a panel; no entry if the window's width decides.
  private var userChoices: [Side: Bool] = [:]
  private var openedLast: Side?
  /// The window's width in points.
  private var width = 0.0

  /// The inspector's preferred width in points, clamped to `inspectorWidths`; NaN counts as the
  /// minimum.
  package var preferredInspectorWidth = Panels.inspectorWidths.lowerBound {
    didSet {
      let bounds = Self.inspectorWidths
      preferredInspectorWidth = min(
        bounds.upperBound, max(bounds.lowerBound, preferredInspectorWidth))
    }
  }

  /// Creates panels that are closed until the window's width is known.
  package init() {}

  package func settle(width: Double) { self.width = width }

  package func width(of side: Side) -> Double {
    switch side {
    case .demos: Self.demosWidth
    case .inspector: min(preferredInspectorWidth, maximumInspectorWidth)
    }
  }

  package func resizeInspector(to width: Double) {
    preferredInspectorWidth = min(width, maximumInspectorWidth)
  }

  private var maximumInspectorWidth: Double {
    let others = Self.minStageWidth + (isOpen(.demos) ? Self.demosWidth : 0)
    return max(Self.inspectorWidths.lowerBound, width - others)
  }

  package func isOpen(_ side: Side) -> Bool {
    guard !isStageAlone, isWanted(side) else { return false }
    let other = side == .demos ? Side.inspector : .demos
    // Both panels fit if the window is wide enough for the inspector.
    return fits(.inspector) || !isWanted(other) || openedLast == side
  }

  private func isWanted(_ side: Side) -> Bool { userChoices[side] ?? fits(side) }

  private func fits(_ side: Side) -> Bool { width >= Self.minimum(for: side) }

  package func toggle(_ side: Side) {
    let opens = !isOpen(side)
    isStageAlone = false
    // A panel that is now open where it fits, or closed where it does not, follows the window's
    // width again.
    userChoices[side] = opens == fits(side) ? nil : opens
    if opens { openedLast = side }
  }

  func open(_ side: Side) {
    if !isOpen(side) { toggle(side) }
  }

  /// Lets an open panel stay open if the window becomes too small for both: the other one is hidden
  /// then.
  package func keepOpen(_ side: Side) {
    if isOpen(side) { (userChoices[side], openedLast) = (true, side) }
  }
}
