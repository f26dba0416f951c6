internal import FlowCore

/// Everything around a card that lies over the stage: a tap there may close the card.
final class Backdrop: InputTarget {
  private let onTap: () -> Void

  init(onTap: @escaping () -> Void = {}) {
    self.onTap = onTap
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    TapResponder { [onTap] _ in onTap() }
  }
}

/// The card itself, between what can be pressed on it: a tap there is nobody else's.
final class CardGround: InputTarget {
  /// What drags on the card mean, if anything: made anew for each layout of the card.
  private let drag: () -> PanResponder?

  init(drag: @escaping () -> PanResponder? = { nil }) {
    self.drag = drag
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    CardPress(drag())
  }
}

/// Follows a press on a card.
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
  /// Adds the dimmed stage beneath a card, and its ground with a shadow.
  mutating func add(_ backdrop: Backdrop, dimmed part: Double, _ context: LayoutContext) {
    let stage = Rect(context.size)
    draw([.fill(stage, context.theme.scrim.faded(part))])
    add(backdrop, at: stage)
  }

  /// Adds a card with round corners that lies above the stage.
  mutating func add(_ ground: CardGround, at card: Rect, radius: Double, _ context: LayoutContext) {
    draw([
      .shadow(card, radius: radius),
      .roundedRectangle(card, radius: radius, context.theme.raised),
      .outline(card, radius: radius, width: 0.5, context.theme.separator),
    ])
    add(ground, at: card)
  }
}
