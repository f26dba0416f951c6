internal import FlowCore
internal import FlowUI

/// Says on the stage what the flow refuses, at the instant at which it does.
@MainActor
final class RefusalWatch {
  private let model: ViewerModel
  /// The trace that was read, and the number of its lines.
  private var read: (beginning: TraceLog.Beginning, count: Int)?

  init(_ model: ViewerModel) { self.model = model }

  /// Looks for refusals among the events that were added since the last look at the same run.
  func look() {
    let events = model.playback.events
    defer { read = (events.beginning, events.count) }
    guard let read, read.beginning === events.beginning, read.count < events.count else { return }
    let refusal = events[read.count...].last { $0.verb == "refused" }
    if let refusal {
      model.toast.say(
        EventWords(refusal, nil, model.strings).text, isProblem: true)
    }
  }
}
