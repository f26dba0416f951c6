public import FlowCore

/// An object on a page that takes input, and lives as long as its screen: a control or a scroll
/// area.
///
/// It has no appearance: an element draws it, and adds it to the page in each layout.
@MainActor
public protocol InputTarget: AnyObject {
  /// Handles a key; returns whether the key was handled. If so, no other target gets it.
  ///
  /// Keys go first to the focused target, then to those that cannot have the focus: the scroll
  /// areas around the focused target, and then the others from front to back. The frame is the
  /// target's frame on the page.
  func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool

  /// The responder to a press on the target, if any.
  ///
  /// The frame is the target's frame on the page, and does not change during the press.
  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)?

  /// The responder to scrolling over the target, if any.
  func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)?

  /// The shape of the mouse pointer over the target; by default an arrow.
  var cursor: Cursor { get }
}

extension InputTarget {
  public var cursor: Cursor { .arrow }

  public func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool { false }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    nil
  }

  public func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)? {
    nil
  }
}

/// An input target that tracks a hovering mouse, such as one that shows another session.
@MainActor
package protocol HoverTarget: InputTarget {
  /// Called with the mouse's position, in the same coordinates as the frame; `nil` once the mouse
  /// has left.
  func hover(at point: Point?, in frame: Rect, _ context: LayoutContext)
}

/// An input target that passes its input on to another session, such as the viewer's stage.
///
/// A pointer that moves over it, or is pressed on it, may change the page only through observable
/// state. Remembered elements that do not read this state keep their layouts during such moves.
package protocol SessionTarget: InputTarget {}

extension InputTarget {
  /// Whether the target passes its input on to another session.
  var showsSession: Bool { self is any SessionTarget }
}

/// An input target that the keyboard can reach.
@MainActor
public protocol FocusableInputTarget: InputTarget {
  /// Whether it has the keyboard focus and so gets keys first; at most one target of a page has it.
  var hasFocus: Bool { get set }

  /// How the keyboard currently reaches it; by default with Tab.
  var reach: KeyboardReach { get }

  /// Whether a press focuses it, as with a text field; by default `false`.
  var takesFocusByPress: Bool { get }

  /// Handles typed or pasted text while the target has the focus; returns whether the text was
  /// handled.
  func handle(_ text: String, _ context: LayoutContext) -> Bool

  /// The current composition of an input method; targets that take no text have none.
  var composition: TextComposition? { get set }

  /// The caret's frame on the page; by default `nil`, as for a target that takes no text.
  func caret(in frame: Rect, _ context: LayoutContext) -> Rect?
}

extension FocusableInputTarget {
  public var reach: KeyboardReach { .tab }
  public var takesFocusByPress: Bool { false }
  public func handle(_ text: String, _ context: LayoutContext) -> Bool { false }

  public var composition: TextComposition? {
    get { nil }
    set {}
  }

  public func caret(in frame: Rect, _ context: LayoutContext) -> Rect? { nil }
}

/// How the keyboard reaches an input target.
public enum KeyboardReach: Hashable, Sendable, CaseIterable {
  /// Not at all; the target gets no keys, even if it has the focus.
  case none
  /// With arrow keys from its neighbours, as with most rows of a list; Tab skips it.
  case neighbours
  /// With Tab.
  case tab
}

extension PointerEvent {
  /// The position in the coordinates of elements: in points from the page's leading edge and top.
  public var locationOnPage: Point { Point(x: fromLeading, y: location.y) }
}
