internal import FlowCore

/// A view over a screen and its bars that takes all input while it is open.
@MainActor
protocol Overlay: AnyObject {
  /// The stack that opened it last.
  var overlays: Overlays? { get set }
  /// Called whenever it is closed, for whatever reason.
  var onClose: (() -> Void)? { get }
  /// Whether it is invisible; a closed overlay is visible until its animation has finished.
  var isGone: Bool { get }
  /// Whether releasing the press that opened it may activate one of its controls.
  var takesReleases: Bool { get }

  /// Starts to appear; without `timing` it appears immediately.
  func appear(_ timing: OverlayTiming?)

  /// Starts to disappear; without `timing` it disappears immediately.
  func disappear(_ timing: OverlayTiming?)

  /// Its current layout, on a page of the context's size.
  func page(in context: LayoutContext) -> PageLayout

  /// Its own accessibility node, without the nodes of its page.
  var node: AccessibilityNode { get }

  /// Handles a back action, such as Escape.
  func goBack()
}

extension Overlay {
  var takesReleases: Bool { false }

  /// Closes it if it is open.
  func closeSelf() { overlays?.close(self) }
}

/// The clock and motion preference with which overlays appear and disappear.
struct OverlayTiming {
  let clock: FlowClock
  let reducesMotion: Bool

  init(_ context: LayoutContext) {
    clock = context.clock
    reducesMotion = context.reducesMotion
  }
}

/// The opacity of an overlay that fades in when it opens and out when it closes.
@MainActor
final class Fade {
  private let value = AnimatedValue(0.0)

  /// The duration of fading in or out, by eye within 150 to 200 ms.
  private static let duration = Duration.milliseconds(160)

  /// The opacity at the clock's current instant, 0…1.
  var presence: Double { value.value }

  var isGone: Bool { presence == 0 }

  func run(to presence: Double, _ timing: OverlayTiming?) {
    guard let timing else { return value.value = presence }
    value.run(to: presence, over: Self.duration, on: timing.clock)
  }
}

/// An overlay that fades in when it opens and out when it closes.
@MainActor
protocol FadingOverlay: Overlay {
  var fade: Fade { get }
}

extension FadingOverlay {
  var isGone: Bool { fade.isGone }

  func appear(_ timing: OverlayTiming?) { fade.run(to: 1, timing) }

  func disappear(_ timing: OverlayTiming?) { fade.run(to: 0, timing) }
}
