internal import FlowCore

/// An element that stands for the same thing on two pages, such as a poster in a row and on its own
/// page: a transition between the pages moves it from the one to the other.
///
/// ```swift
/// Matched("poster-\(film.id)") { Image(.loaded(film.poster), accessibilityLabel: film.title) }
/// ```
///
/// While the transition runs, neither page draws the element. It is laid out above both pages, and
/// below the bars, in a frame between its two frames, and follows a drag like the pages do. Between
/// two pages an image changes its corner radius, and a shape its colour, too; elements that differ
/// in more than that fade into one another.
///
/// The element is not moved if only one of the pages has a visible element of this name, if the
/// person prefers reduced motion, or if the pages belong to different flows, such as a flow and one
/// that is presented on it. If a page has several visible elements of the same name, the first is
/// moved, and none of them is drawn meanwhile.
///
/// The element lies above all that its page draws directly, even what is laid out after it.
/// Elements with layers of their own, such as scroll areas, lie below or above it in the order in
/// which they are laid out. It must not contain another matched element or a scroll area.
public struct Matched: SourcedElement, WrapperElement {
  package let location: ElementSource
  private let name: String
  package let element: any Element

  /// Creates a matched element.
  ///
  /// - Parameters:
  ///   - name: The same name on both pages, and unique on each of them.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - element: Returns the element.
  public init(
    _ name: String, fileID: StaticString = #fileID, line: UInt = #line,
    _ element: () -> any Element
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.name = name
    self.element = element()
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let matched = MatchedElement(
      name: name, element: element, environment: context.sharedEnvironment, frame: frame,
      visibleFrame: frame)
    page.add(matched) { $0.add(element, in: frame, context) }
  }
}

/// A matched element on one page.
@MainActor
struct MatchedElement {
  let name: String
  let element: any Element
  let environment: CopyOnWrite<LayoutEnvironment>
  /// In points of the page.
  private(set) var frame: Rect
  /// The part of the frame that scroll areas show.
  private(set) var visibleFrame: Rect

  var isVisible: Bool { visibleFrame.size.width > 0 && visibleFrame.size.height > 0 }

  func moved(by offset: Vector) -> MatchedElement {
    var copy = self
    copy.frame = frame.moved(by: offset)
    copy.visibleFrame = visibleFrame.moved(by: offset)
    return copy
  }

  func moved(by offset: Vector, within window: Rect) -> MatchedElement {
    var copy = moved(by: offset)
    copy.visibleFrame = copy.visibleFrame.intersection(window)
    return copy
  }
}
