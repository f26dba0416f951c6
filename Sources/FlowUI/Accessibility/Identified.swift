internal import FlowCore

/// An element with an identifier, by which scripts and tests find it.
///
/// No person sees or hears the identifier, so that it can stay the same when texts are reworded,
/// translated or repeated:
///
/// ```swift
/// Identified("pay") { Button("Pay \(total)", control: pay) }
/// ```
///
/// A script then taps it with `tap: {id: pay}`. The accessibility node of the element gets the
/// identifier. If the element has several nodes beside one another, such as a text above a field,
/// the first that can be operated gets it, or else the first. An element without a node, such as a
/// spacer, cannot be found.
///
/// Parts of a control get identifiers of their own: the buttons of a stepper `count` are
/// `count.less` and `count.more`, and the segments of a segmented control `view` are `view.1`,
/// `view.2` and so on. Of two identifiers for one node, the inner one counts.
public struct Identified: WrapperElement {
  private let identifier: String
  package let element: any Element

  /// Creates an element with an identifier.
  ///
  /// - Parameters:
  ///   - identifier: At least one character. Should be unique on the screen; elements that have the
  ///     same one are distinguished like those of the same name.
  ///   - element: Returns the element.
  public init(_ identifier: String, _ element: () -> any Element) {
    precondition(!identifier.isEmpty, "an identifier must not be empty")
    self.identifier = identifier
    self.element = element()
  }

  public var source: ElementSource? { element.source }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.identify(as: identifier) { $0.add(element, in: frame, context) }
  }
}
