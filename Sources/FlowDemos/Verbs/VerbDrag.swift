internal import FlowCore
internal import FlowUI

/// The input target for a drag that begins on a button and drives an interactive transition.
///
/// The target lies behind the button, so that a press that does not move remains a tap.
@MainActor
final class VerbDrag: InputTarget {
  enum Change {
    case begin
    /// The progress may lie outside 0…1.
    case move(Double)
    /// The velocity is in transitions per second, positive towards the end.
    case release(finishes: Bool, velocity: Double)
    case cancel
  }

  var isEnabled = true

  private let direction: DragDirection
  private let onChange: (Change) -> Void
  private var session: DragSession
  private var extent = 0.0

  /// `onChange` must not capture the target's owner strongly.
  init(_ direction: DragDirection, onChange: @escaping (Change) -> Void) {
    self.direction = direction
    self.onChange = onChange
    session = DragSession(direction)
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    guard isEnabled else { return nil }
    let rule = context.environment.preferredReleaseRule
    return PanResponder { [weak self] press in
      guard let self else { return [] }
      extent = direction.extent(of: press.stageSize)
      return direction.panDirections
    } onChange: { [weak self] in
      self?.follow($0, rule)
    }
  }

  private func follow(_ pan: Pan, _ preferredRule: ReleaseRule?) {
    switch pan.phase {
    case .began:
      session = DragSession(direction, preferred: preferredRule, extent: extent)
      onChange(.begin)
      move(pan)
    case .moved:
      move(pan)
    case .ended:
      let progress = move(pan)
      onChange(
        .release(
          finishes: session.finishes(at: progress, velocity: pan.velocity),
          velocity: session.velocity(of: pan.velocity)))
    case .cancelled:
      onChange(.cancel)
    }
  }

  @discardableResult
  private func move(_ pan: Pan) -> Double {
    let progress = session.progress(after: pan.translation, extent: extent, current: 0) ?? 0
    onChange(.move(progress))
    return min(max(progress, 0), 1)
  }
}
