internal import FlowCore

/// Moves the keyboard's focus among the parts of a page, and passes keys on to them.
///
/// The parts themselves know which of them has it, so each screen keeps its own, and has it again
/// when it comes back.
struct KeyboardFocus {
  /// What a key has come to.
  enum Outcome {
    case ignored
    case taken
    /// Another part has the focus now.
    case moved
  }

  private let targets: [HitRegion]
  private let context: LayoutContext

  init(_ targets: [HitRegion], _ context: LayoutContext) {
    self.targets = targets
    self.context = context
  }

  /// Offers a key to the part that has the focus; then to those that cannot have it, first what the
  /// focus scrolls with, then from the highest down.
  func take(_ key: KeyPress) -> Outcome {
    // While something is composed, keys are the input method's.
    if part?.composition != nil { return .taken }
    if key.key == "Tab", key.modifiers.isSubset(of: [.shift]) {
      return move(backward: !key.modifiers.isEmpty) ? .moved : .ignored
    }
    let focused = focusedTarget
    if let focused, take(key, focused) {
      return focused.focusable?.hasFocus ?? false ? .taken : .moved
    }
    let others = targets.reversed().filter { !($0.part is any FocusableInputTarget) }
    let around =
      focused?.windows.compactMap { window in others.first { $0.part === window.state } } ?? []
    return (around + others).contains { take(key, $0) } ? .taken : .ignored
  }

  /// Offers characters to the part that has the focus; says whether it took them.
  func take(_ text: String) -> Bool {
    focusedTarget.flatMap { $0.focusable?.take(text, $0.inside(context)) } ?? false
  }

  /// Shows what is being composed in the part that has the focus, and returns that.
  func take(_ composition: TextComposition) -> (any FocusableInputTarget)? {
    let part = part
    part?.composition = composition.text.isEmpty ? nil : composition
    return part
  }

  /// Gives up what is being composed; says whether there was something.
  @discardableResult
  func endComposition() -> Bool {
    guard let part, part.composition != nil else { return false }
    part.composition = nil
    return true
  }

  /// What a window must know to let a person write in the part that has the focus.
  var textInput: TextInput? {
    guard let target = focusedTarget, let part = target.focusable else { return nil }
    return part.caret(in: target.frame, target.inside(context)).map {
      TextInput(caret: $0, isComposing: part.composition != nil)
    }
  }

  /// Gives the focus to the part at a place of the page, if a press does that.
  func press(at place: Point) {
    guard let part = targets.highest(at: place)?.focusable, part.takesFocusByPress else { return }
    give(to: part)
  }

  /// Gives the focus to a part, and takes it from all others.
  func give(to part: any FocusableInputTarget) {
    for target in targets { (target.part as? any FocusableInputTarget)?.hasFocus = false }
    part.hasFocus = true
  }

  /// Scrolls what has the focus into view.
  func reveal() {
    guard let index = focused else { return }
    let target = targets[index]
    let ring = target.frame.inset(by: -(Spacing.focusGap + Spacing.focusWidth))
    // What fills its window is in view, whichever part of it that is.
    for window in target.windows
    where ring.minY > window.frame.minY || ring.maxY < window.frame.maxY {
      window.reveal(ring)
    }
  }

  private func take(_ key: KeyPress, _ target: HitRegion) -> Bool {
    target.part.take(key, in: target.frame, target.inside(context))
  }

  /// The part that has it.
  var part: (any FocusableInputTarget)? { focusedTarget?.focusable }

  private var focusedTarget: HitRegion? { focused.map { targets[$0] } }

  private var focused: Int? { targets.lastIndex { $0.focusable?.hasFocus ?? false } }

  /// Moves the focus to the next part in the order of the page, or the one before; from the last
  /// one to the first.
  ///
  /// - Returns: Whether there is any part to have it.
  private func move(backward: Bool) -> Bool {
    let next = next(backward: backward) ?? (backward ? stops.last : stops.first)
    guard let part = next.flatMap({ targets[$0].focusable }) else { return false }
    give(to: part)
    return true
  }

  /// The next part in the order of the page, or the one before; `nil` at the end.
  func next(backward: Bool) -> Int? {
    // Also one that was disabled while it had the focus: it is no stop, but a place to go on from.
    let current = targets.lastIndex { ($0.part as? any FocusableInputTarget)?.hasFocus ?? false }
    return backward
      ? stops.last { $0 < current ?? targets.endIndex } : stops.first { $0 > current ?? -1 }
  }

  private var stops: [Int] {
    targets.indices.filter { targets[$0].focusable?.reach == .tab }
  }
}
