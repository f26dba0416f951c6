package import FlowCore

/// An input target whose text can be selected, such as a field, or that shows a session with such
/// targets.
@MainActor
package protocol TextHolder: InputTarget {
  /// The selected text that may be copied; `nil` if there is none.
  var copyableText: String? { get }

  /// Returns whether text can be inserted at a point of the page, on which the target has the given
  /// frame.
  func takesText(at place: Point, in frame: Rect) -> Bool
}

/// An action in the context menu of a text.
package enum TextAction: Hashable, Sendable, CaseIterable {
  case cut
  case copy
  case paste
  case selectAll

  /// The key that does the same while the text has the focus.
  package var key: KeyPress {
    let key =
      switch self {
      case .cut: "X"
      case .copy: "C"
      case .paste: "V"
      case .selectAll: "A"
      }
    return KeyPress(key, modifiers: [.ctrl])
  }
}

/// An input target whose text has a context menu.
@MainActor
package protocol TextMenuTarget: TextHolder, FocusableInputTarget {
  /// Returns whether an action is possible in the current state of the text; `nil` if it never is.
  func allows(_ action: TextAction) -> Bool?
}

extension TextFieldState: TextMenuTarget {
  package var copyableText: String? {
    isSecure || editable.selection.isEmpty ? nil : editable.selectedText
  }

  package func takesText(at place: Point, in frame: Rect) -> Bool { isEnabled }

  package func allows(_ action: TextAction) -> Bool? {
    switch action {
    case .cut: isEnabled && copyableText != nil
    case .copy: copyableText != nil
    case .paste: isEnabled
    case .selectAll: isEnabled && !text.isEmpty
    }
  }
}

extension SelectableTextState: TextMenuTarget {
  package var copyableText: String? { selection.isEmpty ? nil : selectedText }

  package func takesText(at place: Point, in frame: Rect) -> Bool { false }

  package func allows(_ action: TextAction) -> Bool? {
    switch action {
    case .cut, .paste: nil
    case .copy: copyableText != nil
    case .selectAll: !text.isEmpty
    }
  }
}

extension FlowSession {
  /// The selected text of the focused input target; `nil` if it has none that may be copied.
  package var copyableText: String? { (focus.target as? any TextHolder)?.copyableText }

  /// Whether text can be inserted at a point of the session.
  package func takesText(at location: Point) -> Bool {
    guard let region = region(at: location), let holder = region.target as? any TextHolder else {
      return false
    }
    return holder.takesText(at: direction.leading(location, in: size), in: region.frame)
  }

  /// The topmost input target at a point of the session, if any.
  package func inputTarget(at location: Point) -> (any InputTarget)? {
    region(at: location)?.target
  }

  /// Gives the focus to the input target at a point, if it takes the focus by a press.
  package func focus(at location: Point) {
    focus.press(at: direction.leading(location, in: size))
    setNeedsLayout()
  }

  /// The visible part of the focused input target, in the session; `nil` if nothing has the focus.
  package var focusedFrame: Rect? {
    let frame = targets.last { $0.focusable?.hasFocus ?? false }?.visible
    return direction == .leftToRight ? frame : frame?.mirrored(across: size.width)
  }

  /// Whether a menu, an alert or a sheet is open, which takes all input.
  package var hasOverlay: Bool { view.openOverlay != nil }

  private func region(at location: Point) -> HitRegion? {
    targets.highest(at: direction.leading(location, in: size))
  }
}
