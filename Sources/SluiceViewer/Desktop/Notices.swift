internal import FlowCore
internal import SluiceCommandLine

/// Reports problems with the viewer's files: in a line on standard error, and in the window.
@MainActor
package final class Notices {
  private weak var model: ViewerModel?
  /// The latest problem that was reported before there was a window.
  private var early: Phrase?

  package init() {}

  func say(_ line: String, showing phrase: Phrase) {
    Console.say(line)
    if let model { show(phrase, in: model) } else { early = phrase }
  }

  func show(in model: ViewerModel) {
    self.model = model
    if let early { show(early, in: model) }
    early = nil
  }

  private func show(_ phrase: Phrase, in model: ViewerModel) {
    model.toast.say(model.strings[phrase], isProblem: true)
  }
}
