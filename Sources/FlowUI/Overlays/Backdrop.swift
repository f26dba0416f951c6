internal import FlowCore

/// The area around an overlay's card; a tap there may close the overlay.
final class Backdrop: InputTarget {
  private let onTap: () -> Void

  init(onTap: @escaping () -> Void = {}) {
    self.onTap = onTap
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    TapResponder { [onTap] _ in onTap() }
  }
}

/// The surface of an overlay's card between its controls; it keeps taps from reaching the backdrop.
final class CardBackground: InputTarget {
  /// Returns the responder to a drag of the card, at each press; `nil` if it cannot be dragged.
  private let drag: () -> PanResponder?

  init(drag: @escaping () -> PanResponder? = { nil }) {
    self.drag = drag
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    CardPress(drag())
  }
}

private final class CardPress: PointerResponder {
  private let drag: PanResponder?

  init(_ drag: PanResponder?) {
    self.drag = drag
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    let response = drag?.respond(to: event) ?? .ignored
    switch event.phase {
    case .up: return .claimed
    case .down, .move, .cancelled: return response == .claimed ? .claimed : .pending
    }
  }
}

extension PageLayout {
  mutating func add(_ backdrop: Backdrop, dimmed fraction: Double, _ context: LayoutContext) {
    let bounds = Rect(context.size)
    draw([.fill(bounds, colour: context.theme.scrim.faded(fraction))])
    add(backdrop, at: bounds)
  }

  mutating func add(
    _ background: CardBackground, at card: Rect, radius: Double, _ context: LayoutContext
  ) {
    draw([
      .shadow(card, radius: radius),
      .roundedRectangle(card, radius: radius, colour: context.theme.raised),
      .outline(card, radius: radius, width: 0.5, colour: context.theme.separator),
    ])
    add(background, at: card)
  }
}
