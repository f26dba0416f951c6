internal import FlowCore

/// Something that lies over a screen and its bars, and alone takes input as long as it is open.
protocol Overlay: AnyObject {
  /// Where it was opened last.
  var overlays: Overlays? { get set }
  /// Called when it has been closed, in whatever way.
  var onClose: (() -> Void)? { get }
  /// Whether nothing of it is seen any more, once it has been closed.
  var isGone: Bool { get }
  /// Whether a press that has opened it may choose from it where it is let go.
  var takesReleases: Bool { get }

  /// Begins to be seen; is there at once without a pace.
  func appear(_ pace: Pace?)

  /// Begins to vanish; is gone at once without a pace.
  func disappear(_ pace: Pace?)

  /// What it looks like at the moment and what takes its input, on a page as large as the stage.
  func page(in context: LayoutContext) -> PageLayout

  /// What is told of it, apart from what is on its page.
  var node: AccessibilityNode { get }

  /// A person wants to get out of it.
  func goBack()
}

extension Overlay {
  var takesReleases: Bool { false }

  /// Closes it, where it is open.
  func closeSelf() { overlays?.close(self) }
}

/// By what things come and go.
struct Pace {
  let clock: FlowClock
  let reducesMotion: Bool

  init(_ context: LayoutContext) {
    clock = context.clock
    reducesMotion = context.reducesMotion
  }
}

/// How much of something is seen that fades in when it opens and out when it closes.
final class Fade {
  private let value = AnimatedValue(0.0)

  /// In and out: LOOK.md's 150 to 200 ms.
  private static let duration = Duration.milliseconds(160)

  /// How much of it is seen at this instant, 0…1.
  var presence: Double { value.value }

  var isGone: Bool { presence == 0 }

  func run(to presence: Double, _ pace: Pace?) {
    guard let pace else { return value.value = presence }
    value.run(to: presence, over: Self.duration, on: pace.clock)
  }
}
