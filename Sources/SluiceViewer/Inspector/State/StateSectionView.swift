internal import FlowCore
internal import FlowUI

/// A section of the state pane: its title, and those of its lines that have a value; the others are
/// shown once the person unfolds it.
@MainActor
final class StateSectionView {
  private var section = StateSection(title: "", lines: [])
  private var canFold = false
  private var isUnfolded = false
  private let fold = Control()
  private var texts: [SelectableTextState] = []
  /// The layout, which seldom changes.
  private let memory = ElementMemory()

  init() {
    fold.onActivate = { [weak self] in self?.isUnfolded.toggle() }
  }

  /// A line whose text changes loses its selection.
  func show(_ section: StateSection) {
    self.section = isUnfolded ? section : section.folded
    canFold = section.canFold
    for (row, line) in self.section.lines.enumerated() {
      if row == texts.count {
        texts.append(SelectableTextState())
        // Let the Tab key skip these texts: with dozens of stops, everything after them would be
        // hard to reach.
        texts[row].skipsTab = true
      }
      texts[row].text = line.selectable
    }
  }

  private struct Content: Hashable {
    let section: StateSection
    let canFold: Bool
    let isUnfolded: Bool
    let strings: FlowStrings
  }

  func element(in context: LayoutContext) -> any Element {
    let content = Content(
      section: section, canFold: canFold, isUnfolded: isUnfolded, strings: context.strings)
    return Remembered(in: memory, showing: content) {
      Column {
        self.heading(content)
        for (line, text) in zip(content.section.lines, self.texts) { StateRow(line, text) }
        Spacer(12)
      }
    }
  }

  /// The room above and below a title without a button, in points; by eye.
  private static let room = 4.0

  private func heading(_ content: Content) -> Row {
    Row {
      // A title without a button is as high as one with a button.
      Padding(Insets(horizontal: 0, vertical: content.canFold ? 0 : Self.room)) {
        Text(content.section.title, style: .headline, isHeading: true)
      }
      Spacer()
      if content.section.lines.isEmpty {
        Text(content.strings[.noneText], style: .footnote, colour: \.secondaryLabel)
      }
      if content.canFold {
        IconButton(
          content.isUnfolded ? .fold : .unfold,
          accessibilityLabel: content.strings[
            (content.isUnfolded ? Phrase.hideEmpty : .showEmpty).with(content.section.title)],
          control: fold)
      }
    }
  }
}
