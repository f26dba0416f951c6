internal import FlowCore

/// A view over a screen and its bars that takes all input while it is open.
@MainActor
protocol Overlay: AnyObject {
  /// The stack that opened it last.
  var overlays: Overlays? { get set }
  var onClose: (() -> Void)? { get }
  /// Whether it is no longer visible; a closed overlay is visible until its animation has finished.
  var isGone: Bool { get }
  /// Whether releasing the press that opened it may activate one of its controls.
  var takesReleases: Bool { get }

  /// Without `timing`, it appears immediately.
  func appear(_ timing: OverlayTiming?)

  /// Without `timing`, it disappears immediately.
  func disappear(_ timing: OverlayTiming?)

  /// The layout of the overlay, on a page of the context's size.
  func page(in context: LayoutContext) -> PageLayout

  /// Describes the overlay itself, without the nodes of its page.
  var node: AccessibilityNode { get }

  /// Handles a back action, after which the overlay may stay open.
  func goBack()
}

extension Overlay {
  var takesReleases: Bool { false }

  func closeSelf() { overlays?.close(self) }
}

struct OverlayTiming {
  let clock: FlowClock
  let reducesMotion: Bool

  init(_ context: LayoutContext) {
    clock = context.clock
    reducesMotion = context.reducesMotion
  }
}

@MainActor
final class Fade {
  private let value = AnimatedValue(0.0)

  /// The duration of a fade; by eye.
  private static let duration = Duration.milliseconds(160)

  /// 0…1, at the clock's current instant.
  var presence: Double { value.value }

  var isGone: Bool { presence == 0 }

  func run(to presence: Double, _ timing: OverlayTiming?) {
    guard let timing else { return value.value = presence }
    value.run(to: presence, over: Self.duration, on: timing.clock)
  }
}

@MainActor
protocol FadingOverlay: Overlay {
  var fade: Fade { get }
}

extension FadingOverlay {
  var isGone: Bool { fade.isGone }

  func appear(_ timing: OverlayTiming?) { fade.run(to: 1, timing) }

  func disappear(_ timing: OverlayTiming?) { fade.run(to: 0, timing) }
}
