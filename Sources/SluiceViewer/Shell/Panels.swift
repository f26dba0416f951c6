/// Which panels beside the stage are seen.
///
/// They collapse by themselves where the window is narrow; who opens one there has it until the
/// window gets wider or narrower again.
package final class Panels {
  /// A panel.
  package enum Side: Hashable, CaseIterable {
    case demos
    case inspector
  }

  /// How wide the list of demos is, in points: the look's own.
  private static let demosWidth = 240.0
  /// How wide the inspector can be, in points: the look's own, up to 100 columns of code beside
  /// their numbers; by eye.
  package static let inspectorWidths = 300.0...640.0
  /// The least width that is left to the stage beside a wider inspector, in points: that of a small
  /// phone.
  private static let stage = 320.0

  /// The least width of a window, in points, that has room for a panel beside a stage and its bars;
  /// by eye.
  private static func least(for side: Side) -> Double { side == .demos ? 780 : 1000 }

  /// Whether only the stage is seen.
  var isStageAlone = false
  private var wishes: [Side: Bool] = [:]
  private var fitting: Set<Side> = []
  /// The panel that waits until the other one is folded away, where there is no room for both.
  private var waiting: Side?
  /// How wide the window is, in points.
  private var width = 0.0

  /// How wide the inspector shall be where there is room, in points; within its bounds, and for NaN
  /// the least.
  package var inspectorWish = Panels.inspectorWidths.lowerBound {
    didSet {
      let bounds = Self.inspectorWidths
      inspectorWish = min(bounds.upperBound, max(bounds.lowerBound, inspectorWish))
    }
  }

  /// All panels folded in, until it is known how wide the window is.
  package init() {}

  /// Takes notice of how wide the window is, in points.
  package func settle(width: Double) {
    self.width = width
    let fitting = Set(Side.allCases.filter { width >= Self.least(for: $0) })
    guard fitting != self.fitting else { return }
    for side in fitting.symmetricDifference(self.fitting)
    where wishes[side] == fitting.contains(side) {
      wishes[side] = nil
    }
    // What was opened where there was no room does not stay.
    for side in Side.allCases where !fitting.contains(side) { wishes[side] = nil }
    (self.fitting, waiting) = (fitting, nil)
  }

  /// How wide a panel is that is seen, in points.
  package func width(of side: Side) -> Double {
    switch side {
    case .demos: Self.demosWidth
    case .inspector: min(inspectorWish, mostOfInspector)
    }
  }

  /// Makes the inspector so wide, in points, or as nearly so as there is room.
  package func resizeInspector(to width: Double) { inspectorWish = min(width, mostOfInspector) }

  /// How wide it can be beside what else is seen now.
  private var mostOfInspector: Double {
    let others = Self.stage + (isOpen(.demos) ? Self.demosWidth : 0)
    return max(Self.inspectorWidths.lowerBound, width - others)
  }

  /// Whether a panel is seen.
  package func isOpen(_ side: Side) -> Bool {
    !isStageAlone && waiting != side && (wishes[side] ?? fitting.contains(side))
  }

  /// Opens a panel, or folds it away; where there is no room for both, the other one goes
  /// meanwhile.
  package func toggle(_ side: Side) {
    let opens = !isOpen(side)
    isStageAlone = false
    wishes[side] = opens
    // Both fit where the wider one does.
    let other = side == .demos ? Side.inspector : .demos
    waiting = opens && !fitting.contains(.inspector) && isOpen(other) ? other : nil
  }

  /// Opens a panel.
  func open(_ side: Side) {
    if !isOpen(side) { toggle(side) }
  }
}
