internal import FlowCatalogue
internal import FlowCore
internal import FlowUI
internal import SourceView

extension ViewerModel {
  var locator: SourceLocator { SourceLocator(builtAt: catalogue.file) }

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

  func miss(_ source: ElementSource) {
    toast.say(strings[.lineMissing.with(source.fileName)], isProblem: true)
  }
}
