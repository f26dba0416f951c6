internal import FlowCore

/// An element with a hint (tooltip), which is shown while a mouse hovers over the element or when
/// the element gets the keyboard focus.
///
/// The hint appears after 600 ms, or immediately if another hint is visible. It lies on top of
/// everything else, below the element or, if there is no room, above it; the hint of a wide element
/// can follow the mouse along it. Leaving the element, a press, scrolling or a key hides the hint.
/// The element must contain an input target.
public struct Hint: SourcedElement, WrapperElement {
  struct Label: Hashable {
    let text: String
    let shortcut: String?
    var followsPointer = false
  }

  package let location: ElementSource
  private let label: Label?
  package let element: any Element

  /// Creates a hint.
  ///
  /// - Parameters:
  ///   - text: The text of the hint; there is no hint if it is empty.
  ///   - shortcut: The keyboard shortcut for the same action, as displayed.
  ///   - followsPointer: Whether the hint is centred on the mouse, while that is over the element,
  ///     instead of on the element.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - element: The element that the hint describes.
  public init(
    _ text: String, shortcut: String? = nil, followsPointer: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, _ element: () -> any Element
  ) {
    location = ElementSource(fileID: fileID, line: line)
    label =
      text.isEmpty ? nil : Label(text: text, shortcut: shortcut, followsPointer: followsPointer)
    self.element = element()
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(hinting: label) { $0.add(element, in: frame, context) }
  }
}
