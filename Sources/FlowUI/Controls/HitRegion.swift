internal import FlowCore

/// An input target and its position on a page.
@MainActor
public struct HitRegion {
  package let target: any InputTarget
  /// In points from the page's leading edge and top.
  package private(set) var frame: Rect
  /// The visible part of the frame; the rest takes no presses.
  package private(set) var visible: Rect
  /// The scroll areas that contain the target, the innermost first.
  private(set) var windows: [ScrollWindow] = []
  /// `nil` for the session's density.
  var density: Density?
  /// The theme of the page; `nil` for that of the session.
  private(set) var appTheme: CopyOnWrite<AppTheme>?
  var hint: Hint.Label?

  package init(target: any InputTarget, frame: Rect, visible: Rect) {
    self.target = target
    self.frame = frame
    self.visible = visible
  }

  func targetContext(_ context: LayoutContext) -> LayoutContext {
    var targetContext = density.map(context.at) ?? context
    if let appTheme { targetContext = targetContext.with(appTheme) }
    if let window = windows.first { targetContext.services.scrollWindow = window }
    return targetContext
  }

  func moved(by offset: Vector, within window: Rect) -> HitRegion {
    var region = moved(by: offset)
    region.visible = region.visible.intersection(window)
    return region
  }

  func scrolled(by offset: Vector, within window: Rect, of state: ScrollState) -> HitRegion {
    var region = moved(by: offset, within: window)
    region.windows.append(ScrollWindow(state: state, frame: window))
    return region
  }

  fileprivate func with(_ appTheme: CopyOnWrite<AppTheme>) -> HitRegion {
    var region = self
    region.appTheme = self.appTheme ?? appTheme
    return region
  }

  func moved(by offset: Vector) -> HitRegion {
    var region = self
    region.frame = frame.moved(by: offset)
    region.visible = visible.moved(by: offset)
    for index in windows.indices {
      region.windows[index].frame = windows[index].frame.moved(by: offset)
    }
    return region
  }

  /// Whether the content around the target glides after a drag: a press then only stops it.
  var isGliding: Bool { windows.contains(where: \.state.isGliding) }

  /// The target if it can keep the focus, even while it cannot get it.
  var focusTarget: (any FocusableInputTarget)? { target as? any FocusableInputTarget }

  /// The target if it tracks a hovering mouse.
  var hoverTarget: (any HoverTarget)? { target as? any HoverTarget }

  /// The target if it has, or shows, text that can be selected.
  var selectableTarget: (any SelectableTextTarget)? { target as? any SelectableTextTarget }

  /// The target if it observes its interaction state.
  var interactionObserver: (any InteractionObserver)? { target as? any InteractionObserver }

  /// The target if it can get the focus now.
  var focusable: (any FocusableInputTarget)? {
    focusTarget.flatMap { $0.reach == .none ? nil : $0 }
  }
}

@MainActor
extension [HitRegion] {
  /// From front to back.
  func responders(in context: LayoutContext) -> [any PointerResponder] {
    reversed().compactMap { region in
      region.target.pressResponder(in: region.frame, region.targetContext(context))
        .map { TargetPress(region, responder: $0, context) }
    }
  }

  /// The scroll responders under the pointer, from front to back; all of them without a pointer.
  func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    reversed()
      .filter { region in context.pointer.map(region.visible.contains) ?? true }
      .compactMap { $0.target.scrollResponder(in: $0.frame, $0.targetContext(context)) }
  }

  /// Gives targets of an inner page, which may have a theme of its own, the theme of that page.
  func laidOut(in inner: LayoutContext, within outer: LayoutContext) -> [HitRegion] {
    let appTheme = inner.environment.appTheme
    guard !appTheme.isSame(as: outer.environment.appTheme) else { return self }
    return map { $0.with(appTheme) }
  }

  func highest(at location: Point) -> HitRegion? {
    last { $0.visible.contains(location) }
  }
}
