/// Reports drags, for example for a slider, a pager or a scroller.
///
/// Sliders, pagers and scrollers differ in the directions in which a drag may begin. The directions
/// are requested once, at the press. A pager that is at its end then leaves a drag beyond it to the
/// next responder, while one that reaches its end later keeps its drag:
///
/// ```swift
/// let slider = PanResponder { track.contains($0.location) ? .horizontal : [] } onChange: { … }
/// let pager = PanResponder { _ in pages.isFirst ? .leading : .horizontal } onChange: { … }
/// let scroller = PanResponder { _ in text.isAtTop ? .up : .vertical } onChange: { … }
/// ```
public final class PanResponder: PointerResponder {
  public let catchesArrivingPages: Bool

  private let headings: (PointerEvent) -> PanDirections
  private let onChange: (Pan) -> Void
  private var recognizer: PanRecognizer?

  /// Creates a responder; its closures should not capture anything strongly.
  ///
  /// - Parameters:
  ///   - catchesArrivingPages: Whether it receives presses on a page that is still arriving.
  ///   - headings: Returns the directions in which a drag from this press may begin; an empty set
  ///     leaves the press to other responders.
  ///   - onChange: Receives the drag whenever it changes.
  public init(
    catchesArrivingPages: Bool = false,
    headings: @escaping (PointerEvent) -> PanDirections,
    onChange: @escaping (Pan) -> Void
  ) {
    self.catchesArrivingPages = catchesArrivingPages
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
