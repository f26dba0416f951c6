package import FlowCore

/// An input target whose text can be selected, such as a field, or that shows a session with such
/// targets.
@MainActor
package protocol SelectableTextTarget: InputTarget {
  /// The selected text; `nil` if there is none, or if it may not be copied, as in a secure field.
  var copyableText: String? { get }

  /// Whether a middle click at a point may insert the primary selection there; `frame` is the frame
  /// of the target on the page.
  func takesText(at point: Point, in frame: Rect) -> Bool
}

/// An action in the context menu of a text.
package enum TextAction: Hashable, Sendable, CaseIterable {
  case cut
  case copy
  case paste
  case selectAll

  /// The key press that has the same effect while the text has the focus.
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

@MainActor
package protocol TextMenuTarget: SelectableTextTarget, FocusableInputTarget {
  /// Whether an action is possible now; `nil` if it never is.
  func allows(_ action: TextAction) -> Bool?
}

extension InputTarget {
  /// The target if it has a menu of text actions.
  package var textMenuTarget: (any TextMenuTarget)? { self as? any TextMenuTarget }
}

extension TextFieldState: TextMenuTarget {
  package var copyableText: String? {
    isSecure || editable.selection.isEmpty ? nil : editable.selectedText
  }

  package func takesText(at point: Point, in frame: Rect) -> Bool { isEnabled }

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

  package func takesText(at point: Point, in frame: Rect) -> Bool { false }

  package func allows(_ action: TextAction) -> Bool? {
    switch action {
    case .cut, .paste: nil
    case .copy: copyableText != nil
    case .selectAll: !text.isEmpty
    }
  }
}

extension FlowSession {
  package var copyableText: String? { focus.copyableText }

  package func takesText(at location: Point) -> Bool {
    guard let region = region(at: location), let target = region.selectableTarget else {
      return false
    }
    return target.takesText(at: direction.leading(location, in: size), in: region.frame)
  }

  package func inputTarget(at location: Point) -> (any InputTarget)? {
    region(at: location)?.target
  }

  /// The text at a point, if it has a menu.
  package func textMenuTarget(at location: Point) -> (any TextMenuTarget)? {
    inputTarget(at: location)?.textMenuTarget
  }

  /// Does nothing if the target does not take the focus by a press.
  package func focus(at location: Point) {
    if let region = region(at: location) { focus.press(region) }
    setNeedsLayout()
  }

  /// The visible part of the focused input target, in points of the session.
  package var focusedFrame: Rect? {
    let frame = targets.last { $0.focusable?.hasFocus ?? false }?.visible
    return direction == .leftToRight ? frame : frame?.mirrored(across: size.width)
  }

  package var hasOverlay: Bool { view.openOverlay != nil }

  private func region(at location: Point) -> HitRegion? {
    targets.highest(at: direction.leading(location, in: size))
  }
}
