internal import FlowCatalogue
internal import FlowCore
internal import FlowUI
internal import SourceView

extension ViewerModel {
  /// Locates the files of the demos' source code.
  var locator: SourceLocator { SourceLocator(builtAt: catalogue.file) }

  /// Opens a line of source code in the editor; does nothing without an editor.
  func openInEditor(_ source: ElementSource) {
    guard let editor else { return }
    guard let file = locator.file(of: source, among: demo.sources) else { return miss(source) }
    do {
      try editor.open(file: file.path, line: source.line)
      toast.say(strings[.opensInEditor.with("\(source.fileName):\(source.line)")])
    } catch {
      toast.say(error.message, isProblem: true)
    }
  }

  /// Shows a message that the file of a line of source code is missing.
  func miss(_ source: ElementSource) {
    toast.say(strings[.lineMissing.with(source.fileName)], isProblem: true)
  }
}
