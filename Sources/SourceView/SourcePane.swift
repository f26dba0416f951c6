package import FlowCore
package import FlowUI

/// The inspector's pane for the source code of the demo on the stage, one file at a time.
@MainActor
package final class SourcePane {
  package let title = Phrase.source
  /// Copies a file or the selection in it to the clipboard.
  package var onCopy: (_ text: String, _ title: Phrase) -> Void = { _, _ in }

  private let locator: SourceLocator
  private let names: () -> [String]
  private let picker = Control()
  private let copy = Control()
  package let find = SourceFind()

  /// The names that were looked up last.
  private var listed: [String]?
  /// The files found for those names, then others in which `show(_:)` has marked a line.
  private var files: [SourceFile] = []
  private var selected: SourceFile?
  private var open: [SourceFile: OpenSource] = [:]

  /// Creates the pane.
  ///
  /// - Parameters:
  ///   - locator: Locates the source files.
  ///   - overlays: Those of the pane's screen, which show the list of files.
  ///   - names: Returns the folders and files to show, at each update. The pane keeps this closure,
  ///     so it should not capture anything strongly.
  package init(_ locator: SourceLocator, overlays: Overlays, of names: @escaping () -> [String]) {
    self.locator = locator
    self.names = names
    overlays.openMenu(from: picker) { [weak self] in self?.menu ?? [] }
    copy.onActivate = { [weak self] in
      guard let self, let text = copied.text else { return }
      onCopy(text, copied.title)
    }
  }

  package var hasFocus: Bool {
    let parts: [(any FocusableInputTarget)?] = [
      selected.flatMap { open[$0]?.code }, find.field, picker, copy,
    ]
    return parts.contains { $0?.hasFocus ?? false }
  }

  /// Marks a line of source code; returns whether its file can be shown.
  package func show(_ source: ElementSource) -> Bool {
    update()
    guard let file = locator.file(of: source, among: names()) else { return false }
    if !files.contains(file) { files.append(file) }
    select(file)
    guard let open = open[file] else { return false }
    find.show(open)
    open.show(line: source.line)
    return true
  }

  /// Looks up the files again if the names have changed, and then shows the first one.
  package func update() {
    let names = names()
    if names != listed {
      (listed, files, open) = (names, locator.files(of: names), [:])
      select(files.first)
    }
    if let selected { find.show(open[selected]) }
  }

  package func element(in context: LayoutContext) -> any Element {
    guard let selected else { return nothing }
    let (source, strings) = (open[selected], context.strings)
    return Column {
      Padding(Insets(top: 0, leading: 8, bottom: 8, trailing: 8)) {
        head(selected, strings)
        if source != nil {
          Spacer(6)
          Row {
            SearchField(state: find.field, accessibilityLabel: strings[.findInFile])
            if let report = find.report {
              Text(
                strings[report], style: .footnote.withMonospacedDigits, colour: \.secondaryLabel,
                maxLines: 1)
            }
          }
        }
      }
      if let source {
        ScrollArea(state: source.scroll) { SourceLines(source: source, find: find) }
      } else {
        Remark(.unreadableFile, .unreadableFileHelp)
      }
    }
  }

  private func head(_ file: SourceFile, _ strings: FlowStrings) -> Row {
    Row {
      if files.count > 1 {
        FilePicker(
          title: file.title, fileIndex: files.firstIndex(of: file) ?? 0, count: files.count,
          control: picker)
      } else {
        Text(file.title, style: .headline, maxLines: 1)
        Spacer()
      }
      IconButton(
        .copy, accessibilityLabel: strings[.copy.with(strings[copied.title])], control: copy)
    }
  }

  private func select(_ file: SourceFile?) {
    selected = file
    guard let file, open[file] == nil else { return }
    open[file] = locator.text(of: file).map(OpenSource.init)
  }

  private var copied: (text: String?, title: Phrase) {
    guard let selected else { return (nil, .selection) }
    let source = open[selected]
    guard let source, !source.code.selection.isEmpty else {
      return (
        source?.text.text,
        Phrase("file-\(selected.title)", english: selected.title, german: selected.title)
      )
    }
    return (source.code.selectedText, .selection)
  }

  private var menu: [[Menu.Item]] {
    var groups: [(folder: Substring, items: [Menu.Item])] = []
    for file in files {
      let folder = file.name.dropLast(file.title.count + 1)
      let item = Menu.Item(file.title, isChecked: file == selected) { [weak self] in
        self?.select(file)
      }
      if groups.last?.folder != folder {
        groups.append((folder, [.heading(String(folder))]))
      }
      groups[groups.count - 1].items.append(item)
    }
    return groups.map(\.items)
  }

  // MARK: Placeholders

  private var nothing: Remark {
    listed?.isEmpty ?? true
      ? Remark(.noCode, .noCodeHelp)
      : Remark(
        .codeMissing,
        .codeMissingHelp)
  }
}

private struct Remark: Composite {
  let title: Phrase
  let text: Phrase

  init(_ title: Phrase, _ text: Phrase) {
    self.title = title
    self.text = text
  }

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func content(in context: LayoutContext) -> any Element {
    Padding(Insets(horizontal: 24, vertical: 24)) {
      Text(context.strings[title], style: .headline, alignment: .centre)
      Spacer(4)
      Text(context.strings[text], style: .body, colour: \.secondaryLabel, alignment: .centre)
    }
  }
}
