/// Follows drags: what a slider, a pager and a scroller have in common.
///
/// They differ in the ways in which a drag may set out to be theirs. That is asked once for each
/// press, when it comes, so what is at its end then leaves the way beyond it to whoever is next,
/// and what gets to its end later keeps its drag:
///
/// ```swift
/// let slider = PanResponder { track.contains($0.location) ? .horizontal : [] } onChange: { … }
/// let pager = PanResponder { _ in pages.isFirst ? .leading : .horizontal } onChange: { … }
/// let scroller = PanResponder { _ in text.isAtTop ? .up : .vertical } onChange: { … }
/// ```
public final class PanResponder: PointerResponder {
  public let holdsArrivingPages: Bool

  private let headings: (PointerEvent) -> PanDirections
  private let onChange: (Pan) -> Void
  private var recognizer: PanRecognizer?

  /// Creates a responder; its closures should hold nobody strongly.
  ///
  /// - Parameters:
  ///   - holdsArrivingPages: Whether it may have presses on a page that is still coming in.
  ///   - headings: The ways in which a drag that begins with this press may set out; none of them
  ///     leaves the press to others.
  ///   - onChange: Takes the drag each time that something has happened to it.
  public init(
    holdsArrivingPages: Bool = false, headings: @escaping (PointerEvent) -> PanDirections,
    onChange: @escaping (Pan) -> Void
  ) {
    self.holdsArrivingPages = holdsArrivingPages
    self.headings = headings
    self.onChange = onChange
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down { recognizer = PanRecognizer(towards: headings(event)) }
    let recognition = recognizer?.take(event) ?? .failed
    if case .recognized(let pan) = recognition { onChange(pan) }
    return recognition.response
  }
}
