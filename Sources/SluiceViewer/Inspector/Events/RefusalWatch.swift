internal import FlowCore
internal import FlowUI

/// Shows a message when the flow refuses something, or ignores a tap on a page that is moving.
@MainActor
final class RefusalWatch {
  private let model: ViewerModel
  private var read: (beginning: TraceLog.Beginning, count: Int)?

  init(_ model: ViewerModel) { self.model = model }

  func look() {
    let events = model.playback.events
    defer { read = (events.beginning, events.count) }
    guard let read, read.beginning === events.beginning, read.count < events.count else { return }
    let refusal = events[read.count...].last {
      $0.verb == "refused" || $0.verb == "ignored" && Phrase.reason(in: $0.details) != nil
    }
    if let refusal {
      model.toast.say(
        EventText(refusal, nil, model.strings).text, isProblem: true)
    }
  }
}
