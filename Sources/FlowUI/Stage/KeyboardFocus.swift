internal import FlowCore

/// Moves the keyboard focus among the input targets of a page, and sends keys to them.
///
/// The input targets store the focus themselves, so a screen that was covered still has its focus
/// when it is visible again.
@MainActor
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

  /// Sends a key to the focused input target and, if it does not handle the key, to the targets
  /// that cannot have the focus.
  ///
  /// Of the latter, the scroll windows around the focused target come first, then the others from
  /// front to back.
  func handle(_ key: KeyPress) -> Outcome {
    // During a composition, keys belong to the input method.
    if target?.composition != nil { return .taken }
    if key.key == "Tab", key.modifiers.isSubset(of: [.shift]) {
      return move(backward: !key.modifiers.isEmpty) ? .moved : .ignored
    }
    let focused = focusedRegion
    if let focused, handle(key, focused) {
      return focused.focusable?.hasFocus ?? false ? .taken : .moved
    }
    let others = targets.reversed().filter { !($0.target is any FocusableInputTarget) }
    let around =
      focused?.windows.compactMap { window in others.first { $0.target === window.state } } ?? []
    return (around + others).contains { handle(key, $0) } ? .taken : .ignored
  }

  /// Sends text to the focused input target; returns whether the target accepted it.
  func handle(_ text: String) -> Bool {
    focusedRegion.flatMap { $0.focusable?.handle(text, $0.targetContext(context)) } ?? false
  }

  /// Shows a composition in the focused input target, and returns that target.
  func handle(_ composition: TextComposition) -> (any FocusableInputTarget)? {
    let target = target
    target?.composition = composition.text.isEmpty ? nil : composition
    return target
  }

  /// Discards the composition; returns whether there was one.
  @discardableResult
  func endComposition() -> Bool {
    guard let target, target.composition != nil else { return false }
    target.composition = nil
    return true
  }

  /// The state of text input in the focused target, for the window; `nil` if that takes no text.
  var textInput: TextInput? {
    guard let region = focusedRegion, let target = region.focusable else { return nil }
    return target.caret(in: region.frame, region.targetContext(context)).map {
      TextInput(caret: $0, isComposing: target.composition != nil)
    }
  }

  /// Gives the focus to the input target at a point of the page, if it takes focus by a press.
  func press(at location: Point) {
    guard let target = targets.highest(at: location)?.focusable, target.takesFocusByPress else {
      return
    }
    give(to: target)
  }

  /// Gives the focus to an input target, and takes it from all others.
  func give(to target: any FocusableInputTarget) {
    for region in targets where region.target !== target {
      (region.target as? any FocusableInputTarget)?.hasFocus = false
    }
    target.hasFocus = true
  }

  /// Scrolls the focused input target into view.
  func reveal() {
    guard let index = focusedIndex else { return }
    let region = targets[index]
    let ring = region.frame.inset(by: -Metrics.comfortable.focusReach)
    // A target that fills its whole window is in view already.
    for window in region.windows
    where ring.minY > window.frame.minY || ring.maxY < window.frame.maxY {
      window.reveal(ring)
    }
  }

  private func handle(_ key: KeyPress, _ region: HitRegion) -> Bool {
    region.target.handle(key, in: region.frame, region.targetContext(context))
  }

  /// The focused input target.
  var target: (any FocusableInputTarget)? { focusedRegion?.focusable }

  private var focusedRegion: HitRegion? { focusedIndex.map { targets[$0] } }

  private var focusedIndex: Int? { targets.lastIndex { $0.focusable?.hasFocus ?? false } }

  /// Moves the focus to the next or previous Tab stop in page order, wrapping around at the ends.
  ///
  /// - Returns: Whether there is any Tab stop.
  private func move(backward: Bool) -> Bool {
    let next = next(backward: backward) ?? (backward ? stops.last : stops.first)
    guard let target = next.flatMap({ targets[$0].focusable }) else { return false }
    give(to: target)
    return true
  }

  /// The index of the next or previous Tab stop in page order; `nil` after the last or before the
  /// first one.
  func next(backward: Bool) -> Int? {
    // A target that was disabled while it had the focus is not a Tab stop, but Tab continues from
    // its position.
    let current = targets.lastIndex { ($0.target as? any FocusableInputTarget)?.hasFocus ?? false }
    return backward
      ? stops.last { $0 < current ?? targets.endIndex } : stops.first { $0 > current ?? -1 }
  }

  private var stops: [Int] {
    targets.indices.filter { targets[$0].focusable?.reach == .tab }
  }
}
