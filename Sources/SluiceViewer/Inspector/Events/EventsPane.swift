internal import FlowCore
internal import FlowUI

/// Lists all events, one per line, in words or as lines of the trace.
///
/// A click on an event, or an arrow key that moves to it, shows its instant; Ctrl+C then copies the
/// event.
final class EventsPane: InspectorPane {
  let title = Phrase.events
  let keywords = "trace log callbacks ereignisse"
  let search = TextFieldState()

  private let model: ViewerModel
  private let sharing: Sharing
  private let copy = Control()
  private let raw = Control()
  /// Whether events are shown as the trace has them.
  private var isRaw = false
  private let kinds = SegmentedControlState(selected: 0)
  private let scroll = ScrollState()
  private let rows = RowControls()
  private var events = FilteredEvents()
  /// The row of the instant that is shown.
  private var marked: Int?
  /// The event that the user jumped to; reset once another instant is shown.
  private var chosen: Int?

  init(_ model: ViewerModel, _ sharing: Sharing) {
    self.model = model
    self.sharing = sharing
    rows.onChoice = { [weak self] in self?.jump(to: $0) }
    rows.onFocusMove = { [weak self] in self?.jump(to: $0) }
    raw.onActivate = { [weak self] in self?.isRaw.toggle() }
    rows.onKey = { [weak self] key, index in
      guard key == KeyPress("C", modifiers: [.ctrl]) else { return false }
      self?.copy(index..<index + 1)
      return true
    }
    copy.onActivate = { [weak self] in
      guard let self else { return }
      copy(listed.indices)
    }
    search.onKey = { [weak self] in self?.search(by: $0) ?? false }
  }

  var searchField: TextFieldState? { search }

  /// The listed events that still exist: since the list was laid out, input at a past instant may
  /// have removed the last ones.
  private var listed: ArraySlice<Int> {
    let (all, end) = (events.lineIndices, model.playback.events.endIndex)
    guard let last = all.last, last >= end else { return all[...] }
    return all.prefix { $0 < end }
  }

  /// Shows the instant of the event that is a number of rows further; wraps around at the ends.
  func goToMatch(_ steps: Int) {
    filter()
    let count = events.lineIndices.count
    guard count > 0 else { return }
    let row = rowOfShownInstant(in: model.playback.events, model.playback.eventCount)
    let start = row ?? (steps > 0 ? -1 : 0)
    jump(to: (start + steps % count + count) % count)
  }

  private func search(by key: KeyPress) -> Bool {
    switch key.description {
    case "Return", "Keypad_Enter": goToMatch(1)
    case "Shift+Return", "Shift+Keypad_Enter": goToMatch(-1)
    default: return false
    }
    return true
  }

  private func filter() {
    let kind = EventFilter.Kind.allCases[kinds.selectedIndex]
    events.update(
      model.playback.events, by: EventFilter(kind: kind, searchText: search.text)
    ) { [model] in EventText($0, model.playback.pressed[$1], model.strings).text }
  }

  func update() {
    let lines = model.playback.events
    filter()
    copy.isEnabled = !events.lineIndices.isEmpty
    follow(rowOfShownInstant(in: lines, model.playback.eventCount))
  }

  func element(in context: LayoutContext) -> any Element {
    let (strings, lines, markedRow) = (model.strings, model.playback.events, marked)
    let (lineIndices, shown) = (listed, model.playback.eventCount)
    let (isRaw, pressed) = (isRaw, model.playback.pressed)
    return Column {
      Padding(Insets(top: 0, leading: 8, bottom: 8, trailing: 8)) {
        SegmentedControl(
          EventFilter.Kind.allCases.map { strings[$0.title] }, state: kinds,
          accessibilityLabel: strings[.kindsOfEvents])
        Spacer(6)
        Row {
          SearchField(state: search, accessibilityLabel: strings[.filterEvents])
          IconButton(
            .code, accessibilityLabel: strings[.rawEvents], isOn: isRaw, control: raw)
          IconButton(.copy, accessibilityLabel: strings[.copyEvents], control: copy)
        }
      }
      if lineIndices.isEmpty {
        Spacer(24)
        Text(
          strings[lines.isEmpty ? .nothingYet : .noEvent], style: .body,
          colour: \.secondaryLabel, alignment: .centre)
      }
      ScrollArea(state: scroll) {
        Rows(lineIndices.count, controls: rows, height: { _ in EventRow.height }) {
          index, control in
          let (event, line) = (lineIndices[index], lines[lineIndices[index]])
          return EventRow(
            line: line, event: isRaw ? nil : EventText(line, pressed[event], strings),
            isPast: event < shown, isAtShownInstant: index == markedRow, control: control)
        }
      }
    }
  }

  /// The row of the instant that is shown: the event that the user jumped to, or else the last
  /// event up to that instant.
  private func rowOfShownInstant(in lines: TraceLog, _ shown: Int) -> Int? {
    if let event = chosen {
      let isShown = lines.indices.contains(event) && lines[event].instant == model.playback.now
      if isShown, let row = events.lineIndices.firstIndex(of: event) { return row }
      chosen = nil
    }
    return events.lineIndices.lastIndex { $0 < shown }
  }

  /// Scrolls to the row that is now marked, unless the user has scrolled away from the previous
  /// one.
  private func follow(_ row: Int?) {
    guard row != marked else { return }
    let wasInSight = marked.map { scroll.shows(EventRow.extent(of: $0)) } ?? true
    marked = row
    if wasInSight, let row { scroll.revealNext(EventRow.extent(of: row)) }
  }

  private func copy(_ rows: Range<Int>) {
    let lines = listed[rows.clamped(to: listed.indices)].map {
      "\(model.playback.events[$0])"
    }
    sharing.copy(
      lines.joined(separator: "\n"),
      lines.count == 1 ? .event : .someEvents.with("\(lines.count)"))
  }

  private func jump(to index: Int) {
    guard listed.indices.contains(index) else { return }
    let event = listed[index]
    chosen = event
    model.time.isPaused = true
    model.seek(to: model.playback.events[event].instant)
  }
}
