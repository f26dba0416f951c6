internal import FlowCore

/// A part at its place on a page.
public struct HitRegion {
  /// What takes the input.
  public let part: any InputTarget
  /// Where it lies, in points from the page's leading edge and top.
  public private(set) var frame: Rect
  /// The part of the frame that can be seen, and touched.
  public private(set) var visible: Rect
  /// The scroll areas that it lies in, the innermost first.
  private(set) var windows: [ScrollWindow] = []
  /// The density at which it is laid out; `nil` for that of the stage.
  var density: Density?
  /// What is said about it while a mouse rests over it, if anything.
  var hint: Hint.Label?

  /// Creates a target.
  public init(part: any InputTarget, frame: Rect, visible: Rect) {
    self.part = part
    self.frame = frame
    self.visible = visible
  }

  /// The context of a page as the part knows it.
  func inside(_ context: LayoutContext) -> LayoutContext {
    var inside = density.map(context.at) ?? context
    inside.scrollWindow = windows.first
    return inside
  }

  /// The target as it lies in a window.
  func moved(by way: Vector, within window: Rect) -> HitRegion {
    var target = moved(by: way)
    target.visible = target.visible.intersection(window)
    return target
  }

  /// The target as it lies in a window of a scroll area.
  func scrolled(by way: Vector, within window: Rect, of state: ScrollState) -> HitRegion {
    var target = moved(by: way, within: window)
    target.windows.append(ScrollWindow(state: state, frame: window))
    return target
  }

  /// The target as it lies on a larger page.
  func moved(by way: Vector) -> HitRegion {
    var target = self
    target.frame = frame.moved(by: way)
    target.visible = visible.moved(by: way)
    for index in windows.indices {
      target.windows[index].frame = windows[index].frame.moved(by: way)
    }
    return target
  }

  /// The part, where the keyboard can get to it.
  var focusable: (any FocusableInputTarget)? {
    guard let part = part as? any FocusableInputTarget, part.reach != .none else { return nil }
    return part
  }
}

extension [HitRegion] {
  /// Who follows presses on them, the highest first.
  func responders(in context: LayoutContext) -> [any PointerResponder] {
    reversed().compactMap { target in
      target.part.pressResponder(in: target.frame, target.inside(context))
        .map { TargetPress(target, responder: $0, context) }
    }
  }

  /// Who makes something of scrolling on them, the highest first: those under the pointer, or all
  /// of them where there is none.
  func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    reversed()
      .filter { target in context.pointer.map(target.visible.contains) ?? true }
      .compactMap { $0.part.scrollResponder(in: $0.frame, $0.inside(context)) }
  }

  /// The highest one at a place of the page.
  func highest(at place: Point) -> HitRegion? {
    last { $0.visible.contains(place) }
  }
}
