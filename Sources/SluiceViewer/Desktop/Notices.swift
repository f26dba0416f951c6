internal import FlowCore
internal import SluiceCommandLine

/// Says what is wrong with the viewer's files: in a line on standard error, and in the window.
@MainActor
package final class Notices {
  private weak var model: ViewerModel?
  private var early: Phrase?

  package init() {}

  /// Says a line, and shows a phrase as soon as there is a window.
  func say(_ line: String, showing phrase: Phrase) {
    Console.say(line)
    if let model { show(phrase, in: model) } else { early = phrase }
  }

  /// Shows what has been said so far, and what will be, in a viewer.
  func show(in model: ViewerModel) {
    self.model = model
    if let early { show(early, in: model) }
    early = nil
  }

  private func show(_ phrase: Phrase, in model: ViewerModel) {
    model.toast.say(model.strings[phrase], isProblem: true)
  }
}
