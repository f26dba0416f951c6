public import FlowCore

/// An element with a few words about it, seen as long as a mouse rests over it, or once the
/// keyboard's focus has come to it.
///
/// They appear after 600 ms, at once where another hint is seen already; below the element, or
/// above where there is no room, over everything else. A press, a key, and leaving take them away.
/// What they are about must take input.
public struct Hint: Element {
  /// What a hint says.
  struct Label: Hashable {
    let words: String
    let shortcut: String?
  }

  private let label: Label?
  private let element: any Element

  /// Creates a hint.
  ///
  /// - Parameters:
  ///   - words: What is said about the element; nothing where they are empty.
  ///   - shortcut: The keys that do the same, as people call them.
  ///   - element: What it is about.
  public init(_ words: String, shortcut: String? = nil, _ element: () -> any Element) {
    label = words.isEmpty ? nil : Label(words: words, shortcut: shortcut)
    self.element = element()
  }

  public func stretch(along axis: Axis) -> Stretch { element.stretch(along: axis) }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    element.size(in: offer, context)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(hinting: label) { element.place(in: frame, context, on: &$0) }
  }
}
