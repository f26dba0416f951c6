/// The panels beside the stage, and which of them are open.
///
/// Panels collapse automatically in a narrow window. A panel that the user opens in a narrow window
/// stays open until the window's width crosses a limit again.
@MainActor
package final class Panels {
  /// A panel.
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
  private static let stage = 320.0

  /// The minimum window width, in points, at which a panel fits beside the stage and its bars; by
  /// eye.
  private static func minimum(for side: Side) -> Double { side == .demos ? 780 : 1000 }

  /// Whether only the stage is shown.
  var isStageAlone = false
  private var userChoices: [Side: Bool] = [:]
  private var fitting: Set<Side> = []
  /// The panel that is hidden while the other one is open, if there is no room for both.
  private var displacedSide: Side?
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

  /// Updates the panels for the window's width in points.
  package func settle(width: Double) {
    guard width != self.width else { return }
    self.width = width
    let fitting = Set(Side.allCases.filter { width >= Self.minimum(for: $0) })
    guard fitting != self.fitting else { return }
    for side in fitting.symmetricDifference(self.fitting)
    where userChoices[side] == fitting.contains(side) {
      userChoices[side] = nil
    }
    // Close a panel that the user opened although it did not fit.
    for side in Side.allCases where !fitting.contains(side) { userChoices[side] = nil }
    (self.fitting, displacedSide) = (fitting, nil)
  }

  /// The width of an open panel in points.
  package func width(of side: Side) -> Double {
    switch side {
    case .demos: Self.demosWidth
    case .inspector: min(preferredInspectorWidth, maximumInspectorWidth)
    }
  }

  /// Sets the inspector's width in points, limited by the room available.
  package func resizeInspector(to width: Double) {
    preferredInspectorWidth = min(width, maximumInspectorWidth)
  }

  /// The inspector's maximum width beside the panels that are open now.
  private var maximumInspectorWidth: Double {
    let others = Self.stage + (isOpen(.demos) ? Self.demosWidth : 0)
    return max(Self.inspectorWidths.lowerBound, width - others)
  }

  /// Whether a panel is open.
  package func isOpen(_ side: Side) -> Bool {
    !isStageAlone && displacedSide != side && (userChoices[side] ?? fitting.contains(side))
  }

  /// Opens or closes a panel; if there is no room for both, the other one is hidden meanwhile.
  package func toggle(_ side: Side) {
    let opens = !isOpen(side)
    isStageAlone = false
    userChoices[side] = opens
    // Both panels fit if the window is wide enough for the inspector.
    let other = side == .demos ? Side.inspector : .demos
    displacedSide = opens && !fitting.contains(.inspector) && isOpen(other) ? other : nil
  }

  func open(_ side: Side) {
    if !isOpen(side) { toggle(side) }
  }
}
