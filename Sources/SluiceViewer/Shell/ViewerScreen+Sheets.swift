internal import Desktop
internal import FlowCatalogue
internal import FlowCore
internal import FlowUI
internal import FoundationEssentials

/// Opening files and links, and the sheets that ask for something.
extension ViewerScreen {
  /// Shows the desktop's file dialog or, if there is none, the sheet with a field for a path.
  func openFile() {
    guard let showFileDialog else { return showPathSheet() }
    showFileDialog { [weak self] answer in
      switch answer {
      case .file(let path): self?.commands.target.sharing.open(path)
      case .none: break
      case .unavailable: self?.showPathSheet()
      }
    }
  }

  func showPathSheet() {
    guard let overlays else { return }
    let sheet = PathSheet(model.strings, over: overlays) { [weak self] text throws(Failure) in
      try self?.openEntered(text)
    }
    overlays.show(sheet.sheet)
  }

  func showFilmSheet() {
    guard let overlays else { return }
    overlays.show(FilmSheet(commands.target.sharing, over: overlays).sheet)
  }

  /// A text is a link if it begins with the ID of a demo, and a path otherwise.
  private func openEntered(_ text: String) throws(Failure) {
    let link = StageLink(text.filter { !$0.isWhitespace })
    guard !text.hasPrefix("/"), !text.hasPrefix("~"), !text.hasPrefix("."),
      model.catalogue.demo(link.id) != nil
    else {
      return try commands.target.sharing.openFile(
        at: FileLink.entered(text, environment: ProcessInfo.processInfo.environment))
    }
    try model.openLink(link)
    focusStage()
  }
}
