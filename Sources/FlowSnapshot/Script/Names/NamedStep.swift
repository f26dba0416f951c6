internal import FlowCore

/// A step that depends on what the stage shows: it names an element, or expects something.
struct NamedStep: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case tap(ElementName)
    case choose(ElementName)
    case hold(ElementName, Duration)
    case type(String, into: ElementName, replacing: Bool)
    case scroll(ElementName)
    case dragPage(PageDrag)
    case goBack
    case expect([Expectation], within: Duration?)
  }

  /// A drag of a page from the edge of the stage.
  struct PageDrag: Hashable, Sendable {
    /// Whether the drag leads to the previous page rather than the next one.
    var isBack = true
    /// The distance in stage widths, 0…1.
    var fraction: Double
    /// How long the finger moves.
    var time: Duration
    /// How long the finger then stays still.
    var hold = Duration.zero
    /// Whether the finger is lifted at the end.
    var releases = true
  }

  /// When the step is due, unless an earlier step has waited for the flow.
  let instant: Instant
  /// The end of the recorded input, or else `instant`.
  let end: Instant
  /// Whether the script states the instant; such a step waits until the flow has settled only if it
  /// is part of a recording and its element is missing.
  let isTimed: Bool
  let line: Int
  let verb: String
  let action: Action
  /// The recorded input; empty if the step was not recorded.
  var exact: [Script.TimedInput] = []

  /// Whether the step waits until the flow has settled, as a person looks before they act.
  var waitsUntilSettled: Bool {
    guard !isTimed else { return false }
    guard case .expect(let expectations, let time) = action else { return true }
    return time == nil && !expectations.contains { $0.isAboutMotion }
  }
}
