internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// What begins a time line.
struct TimeLineOrigin {
  /// `nil` if the time line does not branch off, but begins with the start of the demo.
  let instant: Instant?
  /// `nil` for a plain start, or for the command that branches off.
  let cause: Phrase?

  static let start = TimeLineOrigin(instant: nil, cause: nil)

  init(instant: Instant?, cause: Phrase?) { (self.instant, self.cause) = (instant, cause) }

  /// Finds where a log branches off from earlier ones: at the first input after the longest
  /// beginning that it shares with one of them.
  init(of log: [Script.TimedInput], after earlier: [[Script.TimedInput]]) {
    let shared = earlier.map { zip($0, log).prefix { $0 == $1 }.count }.max() ?? 0
    guard shared > 0, shared < log.count else {
      self = .start
      return
    }
    self.init(instant: log[shared].instant, cause: log[shared].input.causeTitle)
  }

  /// `from 0.800 s: a press`, `from the start`.
  func text(_ strings: FlowStrings) -> String {
    let from =
      instant.map { strings[.fromInstant.with($0.seconds(since: .zero).fixed(3))] }
      ?? strings[.fromStart]
    return cause.map { "\(from): \(strings[$0])" } ?? from
  }
}

extension InputEvent {
  /// In a few words, as the cause of a new time line.
  var causeTitle: Phrase {
    switch self {
    case .pointer: .aPress
    case .wheel: .aWheel
    case .key(let key): .aKey.with(key.description)
    case .text, .composition: .someText
    case .environment(.prefer): .aSetting
    case .environment(.resize): .anotherSize
    case .environment(.focus): .aFocus
    case .debugger(.scrub): .aFreeze
    case .debugger(.releaseFrozen): .aRelease
    case .loaded: .aResult
    }
  }
}
