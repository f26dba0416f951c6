internal import FlowCore

/// An input target and its position on a page.
@MainActor
public struct HitRegion {
  /// The input target.
  package let target: any InputTarget
  /// The frame in points from the page's leading edge and top.
  package private(set) var frame: Rect
  /// The visible part of the frame; the rest takes no presses.
  package private(set) var visible: Rect
  /// The scroll areas that contain the target, the innermost first.
  private(set) var windows: [ScrollWindow] = []
  /// The layout density of the target; `nil` for the session's.
  var density: Density?
  /// The hint shown while the target is hovered or focused, if any.
  var hint: Hint.Label?

  /// Creates a hit region.
  package init(target: any InputTarget, frame: Rect, visible: Rect) {
    self.target = target
    self.frame = frame
    self.visible = visible
  }

  /// The page's layout context with the target's density and innermost scroll area.
  func targetContext(_ context: LayoutContext) -> LayoutContext {
    var targetContext = density.map(context.at) ?? context
    targetContext.services.scrollWindow = windows.first
    return targetContext
  }

  /// The region moved by an offset and clipped to a window.
  func moved(by offset: Vector, within window: Rect) -> HitRegion {
    var target = moved(by: offset)
    target.visible = target.visible.intersection(window)
    return target
  }

  /// The region moved by an offset, clipped to the window of a scroll area, and with that window in
  /// `windows`.
  func scrolled(by offset: Vector, within window: Rect, of state: ScrollState) -> HitRegion {
    var target = moved(by: offset, within: window)
    target.windows.append(ScrollWindow(state: state, frame: window))
    return target
  }

  /// The region moved by an offset, without clipping.
  func moved(by offset: Vector) -> HitRegion {
    var target = self
    target.frame = frame.moved(by: offset)
    target.visible = visible.moved(by: offset)
    for index in windows.indices {
      target.windows[index].frame = windows[index].frame.moved(by: offset)
    }
    return target
  }

  /// The target, if the keyboard can reach it.
  var focusable: (any FocusableInputTarget)? {
    guard let target = target as? any FocusableInputTarget, target.reach != .none else {
      return nil
    }
    return target
  }
}

@MainActor
extension [HitRegion] {
  /// The responders to a press on the regions, from front to back.
  func responders(in context: LayoutContext) -> [any PointerResponder] {
    reversed().compactMap { target in
      target.target.pressResponder(in: target.frame, target.targetContext(context))
        .map { TargetPress(target, responder: $0, context) }
    }
  }

  /// The responders to scrolling, from front to back: those under the pointer or, without a
  /// pointer, all of them.
  func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    reversed()
      .filter { target in context.pointer.map(target.visible.contains) ?? true }
      .compactMap { $0.target.scrollResponder(in: $0.frame, $0.targetContext(context)) }
  }

  /// The topmost region at a point of the page.
  func highest(at location: Point) -> HitRegion? {
    last { $0.visible.contains(location) }
  }
}
