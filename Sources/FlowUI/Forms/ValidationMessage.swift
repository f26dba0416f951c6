internal import FlowCore

/// A message that says what is wrong with the input, and what would be right; it is spoken when it
/// appears.
public struct ValidationMessage: Composite, SourcedElement {
  package let location: ElementSource
  private let text: String

  /// Creates a message.
  public init(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) {
    location = ElementSource(fileID: fileID, line: line)
    self.text = text
  }

  public func content(in context: LayoutContext) -> any Element {
    // If the first line is taller than the icon, the icon is centred on it.
    let drop = (context.style(.footnote).lineHeight - context.side(18)) / 2
    return Row(spacing: 6, alignment: .top) {
      Column {
        Spacer(drop.rounded(.down))
        IconView(.warning, side: 18, colour: \.destructive)
      }
      LiveText(text: text)
    }
  }
}

/// The text of a message.
private struct LiveText: WrapperElement {
  let text: String

  var element: any Element { Text(text, style: .footnote, colour: \.destructive) }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.describe(as: AccessibilityNode(.text, name: text, states: .live), in: frame) {
      $0.add(element, in: frame, context)
    }
  }
}
