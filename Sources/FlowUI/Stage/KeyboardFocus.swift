internal import FlowCore

/// Moves the keyboard focus among the input targets of a page, and sends keys to them.
///
/// The input targets store the focus themselves, so each screen keeps its own and still has it when
/// it comes back.
struct KeyboardFocus {
  /// The result of a key.
  enum Outcome {
    case ignored
    case taken
    /// The focus has moved to another input target.
    case moved
  }

  private let targets: [HitRegion]
  private let context: LayoutContext

  init(_ targets: [HitRegion], _ context: LayoutContext) {
    self.targets = targets
    self.context = context
  }

  /// Offers a key to the focused input target, then to those that cannot have the focus.
  ///
  /// Of these, the scroll windows around the focus come first, then the others from the highest
  /// down.
  func take(_ key: KeyPress) -> Outcome {
    // During a composition, keys belong to the input method.
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

  /// Offers text to the focused input target; returns whether it took it.
  func take(_ text: String) -> Bool {
    focusedTarget.flatMap { $0.focusable?.take(text, $0.inside(context)) } ?? false
  }

  /// Shows a composition in the focused input target, and returns that target.
  func take(_ composition: TextComposition) -> (any FocusableInputTarget)? {
    let part = part
    part?.composition = composition.text.isEmpty ? nil : composition
    return part
  }

  /// Discards the composition; returns whether there was one.
  @discardableResult
  func endComposition() -> Bool {
    guard let part, part.composition != nil else { return false }
    part.composition = nil
    return true
  }

  /// What a window needs to know for text input in the focused target; `nil` if it takes no text.
  var textInput: TextInput? {
    guard let target = focusedTarget, let part = target.focusable else { return nil }
    return part.caret(in: target.frame, target.inside(context)).map {
      TextInput(caret: $0, isComposing: part.composition != nil)
    }
  }

  /// Gives the focus to the input target at a point of the page, if it takes focus by a press.
  func press(at place: Point) {
    guard let part = targets.highest(at: place)?.focusable, part.takesFocusByPress else { return }
    give(to: part)
  }

  /// Gives the focus to an input target, and takes it from all others.
  func give(to part: any FocusableInputTarget) {
    for target in targets { (target.part as? any FocusableInputTarget)?.hasFocus = false }
    part.hasFocus = true
  }

  /// Scrolls the focused input target into view.
  func reveal() {
    guard let index = focused else { return }
    let target = targets[index]
    let ring = target.frame.inset(by: -(Spacing.focusGap + Spacing.focusWidth))
    // A target that is larger than its window is in view already.
    for window in target.windows
    where ring.minY > window.frame.minY || ring.maxY < window.frame.maxY {
      window.reveal(ring)
    }
  }

  private func take(_ key: KeyPress, _ target: HitRegion) -> Bool {
    target.part.take(key, in: target.frame, target.inside(context))
  }

  /// The focused input target.
  var part: (any FocusableInputTarget)? { focusedTarget?.focusable }

  private var focusedTarget: HitRegion? { focused.map { targets[$0] } }

  private var focused: Int? { targets.lastIndex { $0.focusable?.hasFocus ?? false } }

  /// Moves the focus to the next or previous input target in page order, wrapping round at the
  /// ends.
  ///
  /// - Returns: Whether any input target can have it.
  private func move(backward: Bool) -> Bool {
    let next = next(backward: backward) ?? (backward ? stops.last : stops.first)
    guard let part = next.flatMap({ targets[$0].focusable }) else { return false }
    give(to: part)
    return true
  }

  /// The index of the next or previous Tab stop in page order; `nil` at the end.
  func next(backward: Bool) -> Int? {
    // A target that was disabled while it had the focus is no Tab stop, but still the position to
    // go on from.
    let current = targets.lastIndex { ($0.part as? any FocusableInputTarget)?.hasFocus ?? false }
    return backward
      ? stops.last { $0 < current ?? targets.endIndex } : stops.first { $0 > current ?? -1 }
  }

  private var stops: [Int] {
    targets.indices.filter { targets[$0].focusable?.reach == .tab }
  }
}
