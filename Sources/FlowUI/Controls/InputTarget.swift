public import FlowCore

/// Something on a page that takes input, and lives as long as its screen: a control, a scroll area.
///
/// It has no looks of its own: an element draws it, and adds it to the page in each frame.
public protocol InputTarget: AnyObject {
  /// Takes a key; says whether it was taken, and so is nobody else's.
  ///
  /// Keys go to the part that has the focus first, then to those that cannot have it: the scroll
  /// areas around the focus, and the others from the highest down. The frame is where the part lies
  /// on the page.
  func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool

  /// Who follows presses that come upon the part, if anybody.
  ///
  /// The frame is where the part lies on the page, and stays for as long as the press goes on.
  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)?

  /// Who follows scrolling over the part, if anybody.
  func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)?

  /// What a mouse looks like over it; an arrow, by default.
  var cursor: Cursor { get }
}

extension InputTarget {
  public var cursor: Cursor { .arrow }

  public func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool { false }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    nil
  }

  public func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)? {
    nil
  }
}

/// A part that follows a mouse that moves over it and presses nothing, as one that shows a stage of
/// its own.
public protocol HoveredPart: InputTarget {
  /// Takes notice of where the mouse is, on the page like its frame; `nil` once it is somewhere
  /// else.
  func hover(at place: Point?, in frame: Rect, _ context: LayoutContext)
}

/// A part that the keyboard can get to.
public protocol FocusableInputTarget: InputTarget {
  /// Whether keys go to it first; of all parts of a page at most one has the focus.
  var hasFocus: Bool { get set }

  /// How the keyboard gets to it at the moment; by Tab, by default.
  var reach: KeyboardReach { get }

  /// Whether a press gives it the focus, as one on a text field does; no, by default.
  var takesFocusByPress: Bool { get }

  /// Takes characters that were typed or pasted while it has the focus; says whether it did.
  func take(_ text: String, _ context: LayoutContext) -> Bool

  /// What an input method composes in it at the moment; parts that take no characters have none.
  var composition: TextComposition? { get set }

  /// Where the next character will appear, on the page like its frame; `nil`, by default, for a
  /// part that takes no characters.
  func caret(in frame: Rect, _ context: LayoutContext) -> Rect?
}

extension FocusableInputTarget {
  public var reach: KeyboardReach { .tab }
  public var takesFocusByPress: Bool { false }
  public func take(_ text: String, _ context: LayoutContext) -> Bool { false }

  public var composition: TextComposition? {
    get { nil }
    set {}
  }

  public func caret(in frame: Rect, _ context: LayoutContext) -> Rect? { nil }
}

/// How the keyboard gets to a part.
public enum KeyboardReach: Hashable, Sendable, CaseIterable {
  /// It does not, and takes no keys there.
  case none
  /// From its neighbours, as by arrows to most rows of a list; Tab passes it by.
  case neighbours
  /// Tab stops at it.
  case tab
}

extension PointerEvent {
  /// Where on a page, as elements count: in points from its leading edge, and down.
  public var locationOnPage: Point { Point(x: fromLeading, y: location.y) }
}
