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
  /// Makes the responder to a drag on the card, if the card can be dragged; called at each press.
  private let drag: () -> PanResponder?

  init(drag: @escaping () -> PanResponder? = { nil }) {
    self.drag = drag
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    CardPress(drag())
  }
}

/// Handles a press on a card.
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
  /// Adds the backdrop of a card, and dims the screen by `fraction`, 0…1.
  mutating func add(_ backdrop: Backdrop, dimmed fraction: Double, _ context: LayoutContext) {
    let stage = Rect(context.size)
    draw([.fill(stage, context.theme.scrim.faded(fraction))])
    add(backdrop, at: stage)
  }

  /// Adds a raised card with rounded corners and a shadow.
  mutating func add(
    _ background: CardBackground, at card: Rect, radius: Double, _ context: LayoutContext
  ) {
    draw([
      .shadow(card, radius: radius),
      .roundedRectangle(card, radius: radius, context.theme.raised),
      .outline(card, radius: radius, width: 0.5, context.theme.separator),
    ])
    add(background, at: card)
  }
}
