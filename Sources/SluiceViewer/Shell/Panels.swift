/// Which panels beside the stage are seen.
///
/// They collapse by themselves where the window is narrow; who opens one there has it until the window gets wider or
/// narrower again.
final class Panels {
  /// A panel.
  enum Side: Hashable, CaseIterable {
    case demos
    case inspector
  }

  /// How wide they are, in points: the look's own.
  static func width(of side: Side) -> Double { side == .demos ? 240 : 300 }

  /// The least width of a window, in points, that has room for a panel beside a stage and its bars; by eye.
  private static func least(for side: Side) -> Double { side == .demos ? 780 : 1000 }

  /// Whether only the stage is seen.
  var isStageAlone = false
  private var wishes: [Side: Bool] = [:]
  private var fitting: Set<Side> = []

  /// Takes notice of how wide the window is, in points.
  func settle(width: Double) {
    let fitting = Set(Side.allCases.filter { width >= Self.least(for: $0) })
    guard fitting != self.fitting else { return }
    for side in fitting.symmetricDifference(self.fitting)
    where wishes[side] == fitting.contains(side) {
      wishes[side] = nil
    }
    // What was opened where there was no room does not stay.
    for side in Side.allCases where !fitting.contains(side) { wishes[side] = nil }
    self.fitting = fitting
  }

  /// Whether a panel is seen.
  func isOpen(_ side: Side) -> Bool {
    !isStageAlone && (wishes[side] ?? fitting.contains(side))
  }

  /// Opens a panel, or folds it away; where there is no room for both, the other one goes.
  func toggle(_ side: Side) {
    let opens = !isOpen(side)
    isStageAlone = false
    wishes[side] = opens
    guard opens, !fitting.contains(side) else { return }
    for other in Side.allCases where other != side && !fitting.contains(other) {
      wishes[other] = nil
    }
  }

  /// Opens a panel.
  func open(_ side: Side) {
    if !isOpen(side) { toggle(side) }
  }
}
