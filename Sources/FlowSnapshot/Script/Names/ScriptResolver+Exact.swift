internal import FlowCore
internal import FlowUI

extension ScriptResolver {
  /// Whether the step's recorded input does what the step says; the step may have been edited since
  /// it was recorded.
  ///
  /// The target of a scroll is not checked: only after the input is it known what is in view.
  func doesExactly(_ step: NamedStep) -> Bool {
    guard !step.exact.isEmpty else { return false }
    return switch step.action {
    case .tap(let name): presses(name, nil, step)
    case .choose(let name): presses(name, AccessibilityNode.Role.choices, step)
    case .hold(let name, let time):
      presses(name, nil, step) && step.instant.duration(to: step.end) == time
    case .type(let text, let name, let replaces):
      !replaces && step.typedText == text && isFocused(name)
    case .scroll, .goBack: true
    case .dragPage(let drag):
      drag.releases && step.drags(distance(of: drag), session.size.width) && step.hasTimes(of: drag)
    case .expect: false
    }
  }

  private func presses(
    _ name: ElementName, _ roles: Set<AccessibilityNode.Role>?, _ step: NamedStep
  ) -> Bool {
    guard let location = step.pointers.first else { return false }
    let all = StageElement.all(in: session.accessibilityTree)
    return Self.numberedElements(name, among: roles, in: all).contains {
      $0.node.frame.contains(location)
    }
  }

  private func isFocused(_ name: ElementName) -> Bool {
    let all = StageElement.all(in: session.accessibilityTree)
    return Self.numberedElements(name, among: [.textField], in: all).contains {
      $0.node.states.contains(.focused)
    }
  }

  /// True if the step's element is missing on this stage, and the step only scrolls to it, or
  /// presses an element of a role that does not respond.
  func isNeedless(_ step: NamedStep) -> Bool {
    guard !step.exact.isEmpty, isAbsent(step) else { return false }
    return switch step.action {
    case .scroll: true
    case .tap(let name), .hold(let name, _): name.role.map { !$0.isOperable } ?? false
    case .choose, .type, .dragPage, .goBack, .expect: false
    }
  }

  /// Whether the step's element is missing; for a page drag and for going back, whether the flow
  /// cannot go back; `false` for an expectation.
  func isAbsent(_ step: NamedStep) -> Bool {
    switch step.action {
    case .tap(let name), .hold(let name, _), .scroll(let name): isMissing(name)
    case .choose(let name): isMissing(name, among: AccessibilityNode.Role.choices)
    case .type(_, let name, _): isMissing(name, among: [.textField])
    case .dragPage, .goBack: !session.canGoBack
    case .expect: false
    }
  }

  private func isMissing(
    _ name: ElementName, among roles: Set<AccessibilityNode.Role>? = nil
  ) -> Bool {
    let all = StageElement.all(in: session.accessibilityTree)
    return Self.numberedElements(name, among: roles, in: all).isEmpty
  }
}

extension NamedStep {
  fileprivate var pointers: [Point] {
    exact.compactMap { if case .pointer(let input) = $0.input { input.location } else { nil } }
  }

  fileprivate var typedText: String {
    exact.map { if case .text(let text) = $0.input { text } else { "" } }.joined()
  }

  /// Whether the recorded pointer moves to the right by `distance`, apart from the rounding of a
  /// percentage of the stage's width to one decimal.
  fileprivate func drags(_ distance: Double, _ width: Double) -> Bool {
    guard let first = pointers.first, let last = pointers.last else { return false }
    // Rounding changes the distance by at most half of a thousandth of the width.
    return (last.x - first.x - distance).magnitude < max(1, 0.0006 * width)
  }

  /// Whether the recorded pointer moves, and then stays still, for as long as the step says.
  fileprivate func hasTimes(of drag: PageDrag) -> Bool {
    let recorded = RecordedDrag(exact)
    return recorded.time == drag.time && recorded.hold == drag.hold
  }
}
