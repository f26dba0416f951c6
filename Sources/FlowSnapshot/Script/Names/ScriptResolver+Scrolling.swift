internal import FlowCore
internal import FlowUI

extension ScriptResolver {
  /// The distance that one step of the wheel scrolls, in points.
  private static let pointsPerStep = 50.0
  /// The largest number of wheel steps in one turn: 400 points, about the height of a page.
  private static let maxStepsPerTurn = 8.0
  /// The largest number of turns of the wheel towards an element or through a list.
  private static let maxTurns = 200

  /// Scrolls the element into view if necessary.
  mutating func reach(
    _ name: ElementName, among roles: Set<AccessibilityNode.Role>? = nil
  ) throws(ScriptFailure) -> StageElement {
    searchLists(for: name, among: roles)
    var element = try element(name, among: roles)
    for _ in 0..<Self.maxTurns where !element.isReachable {
      guard let area = element.scrollArea else {
        throw failure("\(element.description) is off the stage, and nothing there scrolls")
      }
      let before = element.node.frame
      let away = before.middle.y - area.frame.middle.y
      // In an area shorter than a page, no further than the element is away: longer turns would
      // skip it again and again.
      let height = max(area.frame.size.height, Self.maxStepsPerTurn * Self.pointsPerStep)
      turn(by: away / height * Self.maxStepsPerTurn, over: area)
      element = try self.element(name, among: roles)
      guard element.node.frame != before else {
        throw failure("\(element.description) is off the stage, and does not scroll into view")
      }
    }
    guard element.isReachable else {
      throw failure("\(element.description) does not scroll into view")
    }
    return element
  }

  /// Turns by whole steps, at least one and at most a page, and waits until the flow has settled.
  ///
  /// The mouse first moves onto the area if it is over something else, such as a footer, or if it
  /// is over nothing and there are several areas.
  private mutating func turn(by steps: Double, over area: AccessibilityNode?) {
    let isAlone = session.accessibilityTree.all.count { $0.role == .scrollArea } == 1
    if let area, !(session.hoverLocation.map(area.frame.contains) ?? isAlone) {
      send(.pointer(.move, device: .mouse, finger: 0, location: area.frame.middle))
    }
    let size = min(max(steps.magnitude.rounded(), 1), Self.maxStepsPerTurn)
    send(.wheel(right: 0, down: steps < 0 ? -size : size))
    settle()
  }

  // MARK: Lists

  /// Scrolls lists from their start until an element has the name: the accessibility tree contains
  /// only their visible rows.
  private mutating func searchLists(
    for name: ElementName, among roles: Set<AccessibilityNode.Role>?
  ) {
    guard isAbsent(name, roles), hasHiddenRows else { return }
    scroll(by: -Self.maxStepsPerTurn) { _ in false }
    scroll(by: searchSteps) { !$0.isAbsent(name, roles) }
  }

  /// The number of wheel steps in one turn through a list: not more than the height of its scroll
  /// area, so that no row is skipped.
  private var searchSteps: Double {
    let most = Self.maxStepsPerTurn * 3 / 4
    guard let area = listArea else { return most }
    return min(most, (area.frame.size.height / Self.pointsPerStep).rounded(.down))
  }

  /// Stops when nothing changes any more, or `isThere` returns `true`.
  private mutating func scroll(by steps: Double, until isThere: (ScriptResolver) -> Bool) {
    for _ in 0..<Self.maxTurns {
      if isThere(self) { return }
      let before = session.accessibilityTree
      turn(by: steps, over: listArea)
      if session.accessibilityTree == before { return }
    }
  }

  private func isAbsent(_ name: ElementName, _ roles: Set<AccessibilityNode.Role>?) -> Bool {
    let all = StageElement.all(in: session.accessibilityTree)
    return Self.elements(name, among: roles, in: all).isEmpty
  }

  private var hasHiddenRows: Bool { session.accessibilityTree.all.contains(where: \.hasHiddenRows) }

  private var listArea: AccessibilityNode? {
    StageElement.all(in: session.accessibilityTree).first(where: \.node.hasHiddenRows)?.scrollArea
  }
}

extension AccessibilityNode {
  /// Whether the node is a list with rows that the tree does not contain; a list's value is the
  /// number of all its rows.
  fileprivate var hasHiddenRows: Bool {
    role == .list && value.flatMap { Int($0) }.map { $0 > children.count } ?? false
  }
}
