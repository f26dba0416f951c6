internal import FlowCore
internal import FlowUI

/// Shows a message when the flow refuses something, ignores a tap on a page that is moving, or
/// makes an entry wait for its guard.
@MainActor
final class RefusalWatch {
  private let model: ViewerModel
  private var read: (beginning: TraceLog.Beginning, count: Int)?

  init(_ model: ViewerModel) { self.model = model }

  func check() {
    let events = model.playback.events
    defer { read = (events.beginning, events.count) }
    guard let new = firstNew(in: events), new < events.count else { return }
    let line = events[new...].last {
      ["refused", "wait"].contains($0.verb)
        || $0.verb == "ignored" && Phrase.reason(in: $0.details) != nil
    }
    guard let line else { return }
    let text = EventText(line, nil, model.strings)
    model.toast.say(text.text, isProblem: text.kind == .refusal)
  }

  /// The index of the first line that was not there before.
  ///
  /// `nil` once after another time line was shown, or begun in the past: which of its lines are new
  /// is not known.
  private func firstNew(in events: TraceLog) -> Int? {
    if let read, read.beginning === events.beginning { return read.count }
    return model.playback.log.isEmpty ? 0 : nil
  }
}
