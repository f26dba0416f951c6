internal import FlowCore
internal import FlowUI

/// The panel on the left: a search field and all demos in groups, the open one with its places.
@MainActor
final class DemoList {
  private let model: ViewerModel
  private let commands: CommandRegistry
  let search: TextFieldState
  /// Called after a demo or a place was opened by a press while the search field has the focus.
  var onOpenByPress: () -> Void = {}
  private let scroll = ScrollState()
  private let rows = RowControls()
  private let places: PlaceThumbnails
  private let fold = Control()
  private var isUnfolded = false

  init(_ commands: CommandRegistry) {
    self.commands = commands
    model = commands.target.model
    let model = model
    places = PlaceThumbnails(model)
    search = TextFieldState()
    search.onKey = { [weak self] in self?.leaveSearch(by: $0) ?? false }
    rows.onChoice = { [weak self] in self?.choose($0) }
    fold.onActivate = { [weak self] in self?.isUnfolded.toggle() }
  }

  private var found: [DemoSearch.Result] {
    guard search.text.isEmpty else {
      return DemoSearch(search.text).results(in: model.catalogue, placesOf: places.places)
    }
    return model.catalogue.demos.map { demo in
      let isShown = isUnfolded && demo.id == model.demo.id
      return DemoSearch.Result(demo: demo, places: isShown ? places.places(of: demo) : [])
    }
  }

  var hasFocus: Bool {
    search.hasFocus || found.rows.indices.contains { rows.control(of: $0).hasFocus }
  }

  func places(of demo: Demo) -> [FlowPlace] { places.places(of: demo) }

  func demo(of target: any InputTarget) -> Demo? {
    let rows = found.rows
    return rows.indices.first { self.rows.control(of: $0) === target }.map { rows[$0].demo }
  }

  /// The input targets to which `moveFocus(by:)` moves the focus.
  var stops: [any FocusableInputTarget] { [search, commands.control(.open)] }

  /// What the list shows, apart from its controls and the search.
  var content: Content {
    Content(
      demo: model.demo.id, isUnfolded: isUnfolded,
      place: isUnfolded || isSearchedFor ? model.playback.place : nil,
      preferences: model.preferences)
  }

  struct Content: Hashable {
    let demo: String
    let isUnfolded: Bool
    let place: FlowPlace?
    let preferences: Preferences
  }

  func element(in context: LayoutContext) -> any Element {
    let found = found
    return Column {
      Padding(Insets(top: 8, leading: 12, bottom: 8, trailing: 12)) {
        Row {
          Text(model.catalogue.title, style: .heading)
          Spacer()
          commands.button(.open)
        }
        Spacer(6)
        SearchField(state: search, accessibilityLabel: model.strings[.searchDemos])
      }
      ScrollArea(state: scroll) {
        Padding(Insets(top: 0, leading: 6, bottom: 12, trailing: 6)) {
          if found.isEmpty {
            Spacer(24)
            Text(model.strings[.noDemo], style: .body, colour: \.secondaryLabel, alignment: .centre)
          }
          for group in groups(of: found) { section(group, in: context) }
          WhenLaidOut { [rows] in
            rows.update(count: found.rows.count, visible: 0..<found.rows.count)
          }
        }
      }
    }
  }

  func openFirst() {
    guard isSearchedFor, let first = found.first else { return }
    // A demo that is found only by one of its places opens there.
    if first.isFoundByPlace, let place = first.places.first {
      model.open(first.demo, at: place)
    } else {
      model.open(first.demo)
    }
    search.text = ""
  }

  private var isSearchedFor: Bool { !search.text.allSatisfy(\.isWhitespace) }

  private func leaveSearch(by key: KeyPress) -> Bool {
    guard key == KeyPress("Down"), !found.isEmpty else { return false }
    search.hasFocus = false
    rows.control(of: 0).hasFocus = true
    return true
  }

  private struct Group {
    let title: String?
    var results: [(index: Int, result: DemoSearch.Result)]
  }

  private func groups(of found: [DemoSearch.Result]) -> [Group] {
    var (groups, index) = ([Group](), 0)
    for result in found {
      if groups.last?.title != result.demo.group || groups.isEmpty {
        groups.append(Group(title: result.demo.group, results: []))
      }
      groups[groups.count - 1].results.append((index, result))
      index += 1 + result.places.count
    }
    return groups
  }

  private func section(_ group: Group, in context: LayoutContext) -> Column {
    Column {
      if let title = group.title {
        Padding(Insets(top: 12, leading: 8, bottom: 4, trailing: 8)) {
          Text(title, style: .caption, colour: \.secondaryLabel, isHeading: true)
        }
      }
      for (index, result) in group.results {
        row(result.demo, index)
        if !result.places.isEmpty { grid(result, from: index + 1, in: context) }
      }
    }
  }

  private func row(_ demo: Demo, _ index: Int) -> DemoRow {
    let isOpen = demo.id == model.demo.id
    let hasPlaces = isOpen && search.text.isEmpty && model.playback.place != nil
    return DemoRow(
      demo: demo, isOpen: isOpen, isNext: index == 0 && isSearching,
      control: rows.control(of: index), fold: hasPlaces ? (fold, isUnfolded) : nil)
  }

  private func grid(
    _ result: DemoSearch.Result, from index: Int, in context: LayoutContext
  ) -> PlaceGrid {
    let shown = result.demo.id == model.demo.id ? model.playback.place : nil
    return PlaceGrid(
      cells: result.places.enumerated().map { offset, place in
        PlaceGrid.Cell(
          place: place, isShown: place == shown, control: rows.control(of: index + offset),
          thumbnail: places.thumbnail(
            of: place, in: result.demo, width: PlaceGrid.width, context.measuring))
      })
  }

  /// Whether Enter opens the first result.
  private var isSearching: Bool { search.hasFocus && isSearchedFor }

  private func choose(_ index: Int) {
    let rows = found.rows
    guard rows.indices.contains(index) else { return }
    if let place = rows[index].place {
      model.open(rows[index].demo, at: place)
    } else {
      model.open(rows[index].demo)
    }
    // A row that is chosen by a key has the focus itself.
    if search.hasFocus { onOpenByPress() }
  }
}
