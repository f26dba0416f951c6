/// Reports drags, for example for a slider, a pager or a scroller.
///
/// Sliders, pagers and scrollers differ in the directions in which a drag may begin. The directions
/// are requested once, at the press: a pager that is already at its end leaves a drag beyond that
/// end to the next responder, but one that reaches its end later keeps its drag.
///
/// ```swift
/// let slider = PanResponder { track.contains($0.location) ? .horizontal : [] } onChange: { … }
/// let pager = PanResponder { _ in pages.isFirst ? .leading : .horizontal } onChange: { … }
/// let scroller = PanResponder { _ in text.isAtTop ? .up : .vertical } onChange: { … }
/// ```
public final class PanResponder: PointerResponder {
  public let catchesArrivingPages: Bool

  private let directions: (PointerEvent) -> PanDirections
  private let onChange: (Pan) -> Void
  private var recognizer: PanRecognizer?

  /// Creates a responder; its closures should not capture anything strongly.
  ///
  /// - Parameters:
  ///   - catchesArrivingPages: Whether it receives presses on a page that is still arriving.
  ///   - directions: Returns the directions in which a drag from this press may begin; an empty set
  ///     leaves the press to other responders.
  ///   - onChange: Receives the drag when it begins, and at each further event.
  public init(
    catchesArrivingPages: Bool = false,
    directions: @escaping (PointerEvent) -> PanDirections,
    onChange: @escaping (Pan) -> Void
  ) {
    self.catchesArrivingPages = catchesArrivingPages
    self.directions = directions
    self.onChange = onChange
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down { recognizer = PanRecognizer(towards: directions(event)) }
    let recognition = recognizer?.handle(event) ?? .failed
    if case .recognized(let pan) = recognition { onChange(pan) }
    return recognition.response
  }

  /// The velocity in points per second, towards the trailing edge and down.
  func velocity(at instant: Instant) -> Vector { recognizer?.velocity(at: instant) ?? .zero }
}
