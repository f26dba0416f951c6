internal import FlowCore

/// Moves the keyboard focus among the input targets of a page, and sends keys to them.
///
/// The input targets store the focus themselves, so a screen that was covered still has its focus
/// when it is visible again.
@MainActor
struct KeyboardFocus {
  enum Outcome {
    case ignored
    /// Handled, and the focus is where it was.
    case taken
    /// Handled, and the focus may be elsewhere now.
    case moved
  }

  private let targets: [HitRegion]
  private let context: LayoutContext

  init(_ targets: [HitRegion], _ context: LayoutContext) {
    self.targets = targets
    self.context = context
  }

  /// A key that the focused target does not handle goes to the targets that cannot have the focus.
  ///
  /// The scroll windows around the focused target come first, then the others from front to back.
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
    let others = targets.reversed().filter { $0.focusTarget == nil }
    let around =
      focused?.windows.compactMap { window in others.first { $0.target === window.state } } ?? []
    return (around + others).contains { handle(key, $0) } ? .taken : .ignored
  }

  func handle(_ text: String) -> Bool {
    focusedRegion.flatMap { $0.focusable?.handle(text, $0.targetContext(context)) } ?? false
  }

  /// Passes a composition to the focused target; returns that target, if any.
  func handle(_ composition: TextComposition) -> (any FocusableInputTarget)? {
    let target = target
    target?.composition = composition.text.isEmpty ? nil : composition
    return target
  }

  @discardableResult
  func endComposition() -> Bool {
    guard let target, target.composition != nil else { return false }
    target.composition = nil
    return true
  }

  var textInput: TextInput? {
    guard let region = focusedRegion, let target = region.focusable else { return nil }
    return target.caret(in: region.frame, region.targetContext(context)).map {
      TextInput(caret: $0, isComposing: target.composition != nil)
    }
  }

  var copyableText: String? { focusedRegion?.selectableTarget?.copyableText }

  /// The target region of a press that begins now; `nil` if there is none, or if the press only
  /// stops gliding content.
  func region(ofPressAt location: Point, by device: PointerDevice) -> HitRegion? {
    // A finger reaches through a scroll bar.
    let reached = device == .touch ? targets.filter { !($0.target is ScrollBarTarget) } : targets
    return reached.highest(at: location).flatMap { $0.isGliding ? nil : $0 }
  }

  func press(_ region: HitRegion) {
    guard let target = region.focusable, target.takesFocusByPress else { return }
    give(to: target)
  }

  func give(to target: any FocusableInputTarget) {
    for region in targets where region.target !== target {
      region.focusTarget?.hasFocus = false
    }
    target.hasFocus = true
  }

  func reveal(animated: Bool = true) {
    guard let region = focusedRegion else { return }
    var rect = revealedRect(of: region)
    // A target that fills its whole window is in view already.
    for window in region.windows
    where rect.minY > window.frame.minY || rect.maxY < window.frame.maxY {
      window.reveal(rect, animated: animated)
      rect = rect.moved(into: window.frame)
    }
  }

  /// A text area scrolls by itself, so that only the row with the caret must be in view.
  private func revealedRect(of region: HitRegion) -> Rect {
    let context = region.targetContext(context)
    if let field = region.target as? TextFieldState, field.isMultiline,
      let caret = field.caret(in: region.frame, context)
    {
      return caret.inset(by: Insets(horizontal: 0, vertical: -TextAreaText.padding(context)))
    }
    return region.frame.inset(by: -Metrics.comfortable.focusReach)
  }

  private func handle(_ key: KeyPress, _ region: HitRegion) -> Bool {
    region.target.handle(key, in: region.frame, region.targetContext(context))
  }

  var target: (any FocusableInputTarget)? { focusedRegion?.focusable }

  private var focusedRegion: HitRegion? { focusedIndex.map { targets[$0] } }

  private var focusedIndex: Int? { targets.lastIndex { $0.focusable?.hasFocus ?? false } }

  /// Wraps around at the ends; returns whether there is any Tab stop.
  private func move(backward: Bool) -> Bool {
    let next = next(backward: backward) ?? (backward ? stops.last : stops.first)
    guard let target = next.flatMap({ targets[$0].focusable }) else { return false }
    give(to: target)
    return true
  }

  /// The index of the next Tab stop in page order or, if `backward`, of the previous one; `nil` at
  /// the ends.
  func next(backward: Bool) -> Int? {
    // A target that was disabled while it had the focus is not a Tab stop, but Tab continues from
    // its position.
    let current = targets.lastIndex { $0.focusTarget?.hasFocus ?? false }
    return backward
      ? stops.last { $0 < current ?? targets.endIndex } : stops.first { $0 > current ?? -1 }
  }

  private var stops: [Int] {
    targets.indices.filter { targets[$0].focusable?.reach == .tab }
  }
}

extension Rect {
  /// The rectangle once a scroll window that contains it has been scrolled to show it.
  fileprivate func moved(into window: Rect) -> Rect {
    let y = max(window.minY, min(minY, window.maxY - size.height))
    return moved(by: Vector(dx: 0, dy: y - minY))
  }
}
