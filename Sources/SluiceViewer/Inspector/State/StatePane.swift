internal import FlowCore
internal import FlowUI

/// The flow's state at the instant that is shown: stacks, transition, drag, gates, bars and timers.
final class StatePane: InspectorPane {
  let title = Phrase.state

  private let model: ViewerModel
  private let sharing: Sharing
  private let scroll = ScrollState()
  private let copyPlace = Control()
  /// The selectable deep link to the flow's place.
  private let link = SelectableTextState()
  /// What the pane shows.
  private var sections: [StateSection] = []
  /// The selectable texts, by section and line.
  private var texts: [[SelectableTextState]] = []
  /// The layouts of the sections, most of which change seldom.
  private var memories: [ElementMemory] = []

  init(_ model: ViewerModel, _ sharing: Sharing) {
    self.model = model
    self.sharing = sharing
    copyPlace.onActivate = { [weak self] in self?.copy() }
  }

  func update() {
    let session = model.playback.session
    let state = session.state
    sections =
      StateReport(
        flow: state, theme: session.theme, canGoBack: session.canGoBack,
        running: RunningTransition(in: state, on: session.size), isPaused: model.time.isPaused,
        strings: model.strings
      ).sections
    updateTexts()
    copyPlace.isEnabled = model.place != nil
    link.text = model.place?.description ?? ""
  }

  func element(in context: LayoutContext) -> any Element {
    ScrollArea(scroll) {
      Padding(Insets(top: 0, leading: 12, bottom: 16, trailing: 12)) {
        for (index, section) in sections.enumerated() {
          Remembered(in: memories[index], showing: section) {
            self.element(of: section, texts[index])
          }
        }
        Text(context.strings[.place], .headline, isHeading: true)
        place
      }
    }
  }

  private func element(of section: StateSection, _ texts: [SelectableTextState]) -> Column {
    Column {
      Text(section.title, .headline, isHeading: true)
      Spacer(4)
      for (line, text) in zip(section.lines, texts) { StateRow(line, text) }
      Spacer(12)
    }
  }

  /// Brings the selectable texts up to date; a line whose text changes loses its selection.
  private func updateTexts() {
    for (index, section) in sections.enumerated() {
      if index == texts.count {
        texts.append([])
        memories.append(ElementMemory())
      }
      for (row, line) in section.lines.enumerated() {
        if row == texts[index].count {
          texts[index].append(SelectableTextState())
          // Let the Tab key skip these: with dozens of stops, everything after them would be hard
          // to reach.
          texts[index][row].skipsTab = true
        }
        if texts[index][row].text != line.selectable {
          texts[index][row].text = line.selectable
        }
      }
    }
  }

  /// The deep link to the flow's place, and the button that copies it.
  private var place: Row {
    Row {
      if model.place != nil {
        SelectableText(link, .body)
      } else {
        Text(model.strings[.noPlaces], .body, \.secondaryLabel)
      }
      Spacer()
      IconButton(.link, accessibilityLabel: model.strings[.copyPlace], control: copyPlace)
    }
  }

  private func copy() {
    guard let place = model.place else { return }
    sharing.copy(place.description)
    model.toast.say(model.strings[.placeCopied.with(place.description)])
  }
}
